import { NOW } from '#machines/core/testing/moment.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';
import type { ResultsAgeView } from '#machines/flights/results-age/view.ts';

const results = { searchedAt: NOW, expiresAt: NOW + 600_000, departing: 13, returning: 6 } satisfies ResultsRef;
const old = { ...results, searchedAt: NOW - 660_000, expiresAt: NOW - 60_000 } satisfies ResultsRef;
const fresh = { kind: 'shown', results, isStale: false, isRefreshing: false, problem: null } satisfies ResultsAgeView;
const unavailable = { code: 'unavailable', message: 'Try again in a moment.' } as const;

export const resultsViews = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed', problem: unavailable },
  fresh,
  empty: { ...fresh, results: { ...results, departing: 0, returning: 0 } },
  stale: { ...fresh, results: old, isStale: true },
  refreshing: { ...fresh, results: old, isRefreshing: true },
  refreshFailed: { ...fresh, results: old, isStale: true, problem: unavailable },
} satisfies Record<string, ResultsAgeView>;
