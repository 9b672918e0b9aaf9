import type { Aged } from '#machines/core/results-age/chart.ts';
import type { ResultsView } from '#machines/core/results-age/view.ts';

/**
 * Each view of a list, for stories and tests.
 *
 * @param none what differs in a list in which nothing was found.
 */
export function resultsViewsOf<Ref extends Aged>(results: Ref, none: Omit<Ref, keyof Aged>) {
  const { searchedAt, expiresAt } = results;
  const past = expiresAt - searchedAt + 60_000;
  const old: Ref = { ...results, searchedAt: searchedAt - past, expiresAt: expiresAt - past };
  const fresh = { kind: 'shown', results, isStale: false, isRefreshing: false, problem: null } as const;
  const unavailable = { code: 'unavailable', message: 'Try again in a moment.' } as const;
  return {
    loading: { kind: 'loading' },
    failed: { kind: 'failed', problem: unavailable },
    fresh,
    empty: { ...fresh, results: { ...results, ...none } },
    stale: { ...fresh, results: old, isStale: true },
    refreshing: { ...fresh, results: old, isRefreshing: true },
    refreshFailed: { ...fresh, results: old, isStale: true, problem: unavailable },
  } as const satisfies Record<string, ResultsView<Ref>>;
}
