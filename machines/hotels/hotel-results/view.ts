import { type ResultsView, resultsView } from '#machines/core/results-age-view.ts';
import type { HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';

export type HotelResultsView = ResultsView<HotelResultsRef>;

export const hotelResultsView = resultsView<HotelResultsRef>;
