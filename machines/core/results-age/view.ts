import type { SnapshotFrom } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { Aged, createResultsAge } from '#machines/core/results-age/chart.ts';

export type ResultsView<Ref extends Aged> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | {
      kind: 'shown';
      results: Ref;
      isStale: boolean;
      isRefreshing: boolean;
      /** Why the last refresh failed. */
      problem: Problem | null;
    };

type Snapshot<Ref extends Aged> = SnapshotFrom<ReturnType<typeof createResultsAge<unknown, Ref>>>;

export function resultsView<Ref extends Aged>(snapshot: Pick<Snapshot<Ref>, 'context' | 'matches'>): ResultsView<Ref> {
  const { results, problem } = snapshot.context;
  if (results && !snapshot.matches('failed')) {
    const isRefreshing = snapshot.matches('refreshing');
    return { kind: 'shown', results, isStale: snapshot.matches('stale'), isRefreshing, problem };
  }
  return problem && snapshot.matches('failed') ? { kind: 'failed', problem } : { kind: 'loading' };
}
