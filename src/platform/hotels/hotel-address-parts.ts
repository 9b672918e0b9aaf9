import { readArea, writeArea } from '#domain/core/map-area.ts';
import { numbersIn } from '#domain/core/whole-number.ts';
import { HOTEL_FILTER_GROUPS, type HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { MAX_GUESTS, MAX_ROOMS } from '#domain/hotels/hotel-limits.ts';
import { DEFAULT_ROOMS, type RoomParty, writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { type HotelPlace, roomsOfCounts, type StaySearch } from '#domain/hotels/hotel-search.ts';
import { hotelTypeOf } from '#domain/hotels/hotel-type.ts';
import type { Restored } from '#machines/hotels/hotel-booking/types.ts';
import { type HotelAddress, parseHotelAddress, RESTORED, wanted } from '#src/platform/hotels/hotel-address.ts';

const PLACE = /^(city|area|sight|hotel)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(.*))?$/;

/** Place with an id from an address; null for typed text. */
export function placeOfAddress(destination: string | undefined): HotelPlace | null {
  const [, type, id, name] = PLACE.exec(destination ?? '') ?? [];
  return type && id ? { type: type as HotelPlace['type'], id, name_en: name || id } : null;
}

const writePlace = ({ type, id, name_en }: HotelPlace): string => `${type}/${id}/${name_en}`;

/** Rooms in either address form; null where missing or unreadable. */
function roomsOfAddress({ rooms, adults, ages, count }: HotelAddress): readonly RoomParty[] | null {
  if (rooms) return rooms;
  if (adults === undefined && ages === undefined && count === undefined) return null;
  // Invalid children and excess numbers are kept for the form to report.
  const most = Math.max(1, Math.min(count ?? 1, MAX_ROOMS + 1));
  return roomsOfCounts(Math.min(adults ?? 1, MAX_GUESTS + 1), numbersIn(ages ?? '').slice(0, MAX_GUESTS + 1), most);
}

/** The search of an address; missing parts are '' or null and are reported by `staySearchProblems`. */
export const searchOfAddress = (address: HotelAddress): StaySearch => ({
  destination: placeOfAddress(address.destination),
  departing: address.departing ?? '',
  returning: address.returning ?? '',
  rooms: roomsOfAddress(address) ?? DEFAULT_ROOMS,
});

/** The shortest query for dates and guests. */
export const addressOfStay = ({ departing, returning, rooms: asked }: Omit<StaySearch, 'destination'>): HotelAddress =>
  parseHotelAddress({
    departing,
    returning,
    ...(writeRooms(asked) === writeRooms(DEFAULT_ROOMS) ? {} : { rooms: asked }),
  });

/** The shortest query for a search. */
export const addressOfSearch = (search: StaySearch): HotelAddress => ({
  ...(search.destination ? { destination: writePlace(search.destination) } : {}),
  ...addressOfStay(search),
});

/** Filters and sorting live in the address, so that a shared link shows the same list. */
export const filtersOfAddress = (address: HotelAddress): HotelFilters => ({
  ...(address.sort ? { sort: address.sort } : {}),
  ...(address.near ? { near: address.near } : {}),
  ...(address.compare ? { compare: address.compare.split('.') } : {}),
  ...Object.fromEntries(
    HOTEL_FILTER_GROUPS.flatMap((group) => (address[group] ? [[group, wanted(group, address[group])]] : [])),
  ),
  ...areaOf(address),
  ...(address.all ? { all: address.all } : {}),
});

const areaOf = ({ area }: HotelAddress): Pick<HotelFilters, 'area'> => {
  const read = area === undefined ? null : readArea(area);
  return read ? { area: read } : {};
};

/** The address with exactly these filters. */
export const withFilters = (address: HotelAddress, filters: HotelFilters): HotelAddress =>
  parseHotelAddress({
    ...address,
    ...Object.fromEntries(HOTEL_FILTER_GROUPS.map((group) => [group, filters[group]])),
    sort: filters.sort,
    near: filters.near,
    compare: filters.compare,
    area: filters.area && writeArea(filters.area),
    all: filters.all,
  });

/** One-time extras of a link; null for none. */
export function restoredOf(address: HotelAddress): Restored | null {
  if (!RESTORED.some((name) => address[name] !== undefined)) return null;
  return {
    passengers: address.passengers ?? null,
    roomId: address.roomId ?? null,
    sessionId: address.sessionId ?? null,
    hotelOrderId: address.hotelOrderId ?? null,
    customerOrderId: address.customerOrderId ?? null,
    customerOrderPrice: address.customerOrderPrice ?? null,
    customerOrderMarkup: address.customerOrderMarkup ?? null,
    mainMarkup: address.mainMarkup ?? null,
    hotelType: address.countryCode === undefined ? null : hotelTypeOf(address.countryCode),
  };
}

/** Only the one-time parameters: a corrected address keeps them. */
export const restoredAddress = (address: HotelAddress): HotelAddress =>
  Object.fromEntries(Object.entries(address).filter(([name]) => (RESTORED as readonly string[]).includes(name)));

export const withoutRestored = (address: HotelAddress): HotelAddress =>
  Object.fromEntries(Object.entries(address).filter(([name]) => !(RESTORED as readonly string[]).includes(name)));
