import type { HotelQuestion, HotelResultsRef } from '#machines/hotel-results/types.ts';
import { createResultsAge } from '#machines/shared/results-age.ts';

/** The hotels of a place, or the rooms of one hotel, from the question to the moment when they are too old to trust. */
export const hotelResultsMachine = createResultsAge<HotelQuestion, HotelResultsRef>('hotelResults');
