import { createResultsAge } from '#machines/core/results-age/chart.ts';
import type { HotelQuestion, HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';

/** The hotels of a place, or the rooms of one hotel, from the search until their prices are too old. */
export const hotelResultsMachine = createResultsAge<HotelQuestion, HotelResultsRef>('hotelResults');
