import { useEffect } from 'react';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import { queryOfRuns } from '#src/platform/transport/run-url.ts';
import { runHrefs } from '#src/routes/-support/transport/run-hrefs.ts';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { tellMe } from '#src/routes/-support/transport/tell-me.ts';
import { RunListScreen } from '#src/screens/transport/runs/RunListScreen.tsx';

/** The list; its search is remembered on this device. */
export function RunListStep({ search, towns, list, problem, sort, today }: Extract<RunsData, { page: 'list' }>) {
  const asked = JSON.stringify(queryOfRuns(search));
  useEffect(() => {
    const { kind, from, to } = search;
    rememberSearch({ product: 'transport', line: `${kind} ${from} ${to}`, asked: JSON.parse(asked) });
  }, [asked, search]);
  return (
    <RunListScreen
      {...{ search, towns, list, problem, sort, today }}
      hrefs={runHrefs(search)}
      tell={list?.opensAt ? <tellMe.Late search={search} /> : null}
    />
  );
}
