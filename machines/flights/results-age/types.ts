import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { Aged, ResultsAgeContext as ResultsContext, SearchInput } from '#machines/core/results-age/chart.ts';
import type { ResultsView } from '#machines/core/results-age/view.ts';

export type ResultsRef = Aged & {
  /** Number of offers per leg. */
  readonly departing: number;
  readonly returning: number;
};

export type SearchFlightsInput = SearchInput<FlightSearch>;

export type ResultsAgeContext = ResultsContext<FlightSearch, ResultsRef>;

export type ResultsAgeView = ResultsView<ResultsRef>;
