import { createResultsAge } from '#machines/core/results-age.ts';
import type { HotelQuestion, HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';

/** The hotels of a place, or the rooms of one hotel, from the question to the moment when they are too old to trust. */
export const hotelResultsMachine = createResultsAge<HotelQuestion, HotelResultsRef>('hotelResults');
