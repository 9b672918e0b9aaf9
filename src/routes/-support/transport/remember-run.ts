import type { RunSearch } from '#domain/transport/runs/search.ts';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import { queryOfRuns } from '#src/platform/transport/run-url.ts';

/** A search of trains or buses stands among what was looked for on this device. */
export function rememberRun(search: RunSearch): void {
  const { kind, from, to } = search;
  rememberSearch({ product: 'transport', line: `${kind} ${from} ${to}`, asked: queryOfRuns(search) });
}
