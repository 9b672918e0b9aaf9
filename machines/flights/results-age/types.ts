import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { Aged, ResultsAgeContext as ResultsContext, SearchInput } from '#machines/core/results-age.ts';

/** Where a list of flights comes from and how old it is: after 600 s it counts as old. */
export type ResultsRef = Aged & {
  /** Offers per leg. */
  readonly departing: number;
  readonly returning: number;
};

export type SearchFlightsInput = SearchInput<FlightSearch>;

export type ResultsAgeContext = ResultsContext<FlightSearch, ResultsRef>;
