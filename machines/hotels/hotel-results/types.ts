import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { HotelPlace } from '#domain/hotels/hotel-search.ts';
import type { Aged, SearchInput } from '#machines/core/results-age.ts';

export type Destination = HotelPlace;

/** When, and who sleeps where; days are YYYY-MM-DD where the hotel is. */
export type Stay = {
  readonly departing: string;
  readonly returning: string;
  readonly rooms: readonly RoomParty[];
};

/** What is asked: the hotels of a place, or the rooms and rates of one hotel. */
export type HotelQuestion =
  | ({ readonly of: 'place'; readonly destination: Destination } & Stay)
  | ({ readonly of: 'hotel'; readonly hotelId: string } & Stay);

/** A list of hotels, or the table of one: both are old after 600 s. */
export type HotelResultsRef = Aged & {
  /** Hotels with rooms, or rates that can be chosen. */
  readonly found: number;
};

export type SearchHotelsInput = SearchInput<HotelQuestion>;
