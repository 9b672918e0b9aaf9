import type { HotelResultsRef } from '#machines/hotel-results/types.ts';
import { type ResultsView, resultsView } from '#machines/shared/results-age-view.ts';

export type HotelResultsView = ResultsView<HotelResultsRef>;

export const hotelResultsView = resultsView<HotelResultsRef>;
