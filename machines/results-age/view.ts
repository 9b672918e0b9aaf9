import type { Problem } from '#domain/problem.ts';
import type { ResultsAgeSnapshot } from '#machines/results-age/machine.ts';
import type { ResultsRef } from '#machines/results-age/types.ts';

export type ResultsAgeView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | {
      kind: 'shown';
      results: ResultsRef;
      isStale: boolean;
      isRefreshing: boolean;
      /** Why the last refresh failed. */
      problem: Problem | null;
    };

export function resultsAgeView(snapshot: ResultsAgeSnapshot): ResultsAgeView {
  const { results, problem } = snapshot.context;
  if (results && !snapshot.matches('failed')) {
    const isRefreshing = snapshot.matches('refreshing');
    return { kind: 'shown', results, isStale: snapshot.matches('stale'), isRefreshing, problem };
  }
  return problem && snapshot.matches('failed') ? { kind: 'failed', problem } : { kind: 'loading' };
}
