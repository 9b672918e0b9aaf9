import { writeArea } from '#domain/core/map-area.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { HOTEL_FILTER_GROUPS, type HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { DEFAULT_ROOMS, type RoomParty, writeRooms } from '#domain/hotels/hotel-rooms.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';

type Query = Readonly<Record<string, string>>;
type Nights = { readonly departing: string; readonly returning: string; readonly rooms: readonly RoomParty[] };

/** Dates and guests as a query; omits the default of two adults. */
export const stayQuery = ({ departing, returning, rooms }: Nights): Query => ({
  ...(departing ? { departing } : {}),
  ...(returning ? { returning } : {}),
  ...(writeRooms(rooms) === writeRooms(DEFAULT_ROOMS) ? {} : { rooms: writeRooms(rooms) }),
});

/** The search as a query, also used as hidden form fields. */
export const searchQuery = (search: StaySearch): Query => ({
  ...(search.destination
    ? { destination: [search.destination.type, search.destination.id, search.destination.name_en].join('/') }
    : {}),
  ...stayQuery(search),
});

export const filterQuery = (filters: HotelFilters): Query => ({
  ...Object.fromEntries(
    HOTEL_FILTER_GROUPS.flatMap((group) => (filters[group]?.length ? [[group, filters[group].join('.')]] : [])),
  ),
  ...(filters.sort ? { sort: filters.sort } : {}),
  ...(filters.near ? { near: filters.near } : {}),
  ...(filters.compare?.length ? { compare: filters.compare.join('.') } : {}),
  ...(filters.area ? { area: writeArea(filters.area) } : {}),
  ...(filters.all ? { all: '1' } : {}),
});

export const listHref = (search: StaySearch, filters: HotelFilters = {}, more: Query = {}): string =>
  pathTo.hotels({ ...searchQuery(search), ...filterQuery(filters), ...more });

export const hotelHref = (link: string, stay: Nights, more: Query = {}): string =>
  pathTo.hotel(link, { ...stayQuery(stay), ...more });
