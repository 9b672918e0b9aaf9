import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { createResultsAge } from '#machines/core/results-age/chart.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';

/** A list of available flights; after 600 s it counts as old. */
export const resultsAgeMachine = createResultsAge<FlightSearch, ResultsRef>('resultsAge');
