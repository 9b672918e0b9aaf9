import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { HotelPlace } from '#domain/hotels/hotel-search.ts';
import type { Aged, SearchInput } from '#machines/core/results-age/chart.ts';
import type { ResultsView } from '#machines/core/results-age/view.ts';

export type Destination = HotelPlace;

/** Dates and guests by room; days are YYYY-MM-DD at the hotel. */
export type Stay = {
  readonly departing: string;
  readonly returning: string;
  readonly rooms: readonly RoomParty[];
};

/** The query for the hotels of a place. */
export type PlaceQuestion = { readonly of: 'place'; readonly destination: Destination } & Stay;
/** The query for rooms and rates of one hotel. */
export type RoomsQuestion = { readonly of: 'hotel'; readonly hotelId: string } & Stay;
export type HotelQuestion = PlaceQuestion | RoomsQuestion;

/** A list of hotels, or the rate table of one: both are old after 600 s. */
export type HotelResultsRef = Aged & {
  /** Number of hotels with rooms, or of rates on sale. */
  readonly found: number;
};

export type SearchHotelsInput = SearchInput<HotelQuestion>;

export type HotelResultsView = ResultsView<HotelResultsRef>;
