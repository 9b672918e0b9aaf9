import { useEffect } from 'react';
import { runHrefs } from '#src/routes/-support/transport/run-hrefs.ts';
import { editForm, listFailed, tellMe } from '#src/routes/-support/transport/run-list-parts.ts';
import type { RunsData } from '#src/routes/-support/transport/runs-data.ts';
import { type RunListParts, RunListScreen } from '#src/screens/transport/runs/RunListScreen.tsx';

const PARTS: RunListParts = { Form: editForm.Screen, Failed: listFailed.Screen };

/** The list; its search is remembered on this device. */
export function RunListStep({ search, towns, list, problem, sort, today }: Extract<RunsData, { page: 'list' }>) {
  useEffect(() => {
    // Its code is no part of the list. A failure costs only this line.
    void import('#src/routes/-support/transport/remember-run.ts')
      .then(({ rememberRun }) => rememberRun(search))
      .catch(() => null);
  }, [search]);
  return (
    <RunListScreen
      {...{ search, towns, list, problem, sort, today }}
      hrefs={runHrefs(search)}
      parts={PARTS}
      tell={list?.opensAt ? <tellMe.Late search={search} /> : null}
    />
  );
}
