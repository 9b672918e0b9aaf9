import type { HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';
import type { HotelAvailability, HotelStay } from '#src/platform/hotels/hotel-queries.ts';

// Facts of a list or rate table for the machines. Separate from the actors, which an idle page does not load.

export const hotelsRefOf = ({ searchedAt, expiresAt, offers }: HotelAvailability): HotelResultsRef => ({
  searchedAt,
  expiresAt,
  found: offers.length,
});

/** Rates that can be chosen; none if one of the rooms has none. */
export const stayRefOf = ({ searchedAt, expiresAt, rooms }: HotelStay): HotelResultsRef => ({
  searchedAt,
  expiresAt,
  found: rooms.every(({ choices }) => choices.length > 0)
    ? rooms.reduce((count, { choices }) => count + choices.length, 0)
    : 0,
});
