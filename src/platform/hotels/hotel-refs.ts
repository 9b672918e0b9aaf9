import type { HotelResultsRef } from '#machines/hotels/hotel-results/types.ts';
import type { HotelAvailability, HotelStay } from '#src/platform/hotels/hotel-queries.ts';

// What the machines know of a list and of a table. Apart from the ports, which a page that rests does not bring.

export const hotelsRefOf = ({ searchedAt, expiresAt, offers }: HotelAvailability): HotelResultsRef => ({
  searchedAt,
  expiresAt,
  found: offers.length,
});

/** Rates that can be chosen; none where one of the rooms has none. */
export const stayRefOf = ({ searchedAt, expiresAt, rooms }: HotelStay): HotelResultsRef => ({
  searchedAt,
  expiresAt,
  found: rooms.every(({ choices }) => choices.length > 0)
    ? rooms.reduce((count, { choices }) => count + choices.length, 0)
    : 0,
});
