import type { FlightSearch } from '#domain/flight-search.ts';
import type { Problem } from '#domain/problem.ts';
import type { DeadlineEvent } from '#machines/shared/deadline.ts';

/** Where a list of results comes from and how old it is; the offers themselves lie in the query cache. */
export type ResultsRef = {
  readonly searchedAt: number;
  /** 600 s after the search the list counts as old. */
  readonly expiresAt: number;
  /** Offers per leg. */
  readonly departing: number;
  readonly returning: number;
};

export type SearchFlightsInput = {
  readonly search: FlightSearch;
  /** true asks the server again although an answer is known. */
  readonly isRefresh: boolean;
};

export type ResultsAgeInput = { readonly search: FlightSearch; readonly results: ResultsRef | null };

export type ResultsAgeContext = {
  readonly search: FlightSearch;
  readonly results: ResultsRef | null;
  readonly problem: Problem | null;
};

export type ResultsAgeEvent = DeadlineEvent | { type: 'results.refresh' };
