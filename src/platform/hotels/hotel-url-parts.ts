import { readArea, writeArea } from '#domain/core/map-area.ts';
import { numbersIn } from '#domain/core/whole-number.ts';
import { HOTEL_FILTER_GROUPS, type HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { MAX_GUESTS, MAX_ROOMS } from '#domain/hotels/hotel-limits.ts';
import { DEFAULT_ROOMS, type RoomParty, writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { type HotelPlace, roomsOfCounts, type StaySearch } from '#domain/hotels/hotel-search.ts';
import { hotelTypeOf } from '#domain/hotels/hotel-type.ts';
import type { Restored } from '#machines/hotels/hotel-booking/types.ts';
import { type HotelUrl, parseHotelUrl, RESTORED, wanted } from '#src/platform/hotels/hotel-url.ts';

const PLACE = /^(city|area|sight|hotel)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(.*))?$/;

/** Place with an id from a URL; null for typed text. */
export function placeOfUrl(destination: string | undefined): HotelPlace | null {
  const [, type, id, name] = PLACE.exec(destination ?? '') ?? [];
  return type && id ? { type: type as HotelPlace['type'], id, name_en: name || id } : null;
}

const writePlace = ({ type, id, name_en }: HotelPlace): string => `${type}/${id}/${name_en}`;

/** Rooms in either URL form; null where missing or unreadable. */
function roomsOfUrl({ rooms, adults, ages, count }: HotelUrl): readonly RoomParty[] | null {
  if (rooms) return rooms;
  if (adults === undefined && ages === undefined && count === undefined) return null;
  // Invalid children and excess numbers are kept for the form to report.
  const most = Math.max(1, Math.min(count ?? 1, MAX_ROOMS + 1));
  return roomsOfCounts(Math.min(adults ?? 1, MAX_GUESTS + 1), numbersIn(ages ?? '').slice(0, MAX_GUESTS + 1), most);
}

/** The search of a URL; missing parts are '' or null and are reported by `staySearchProblems`. */
export const searchOfUrl = (url: HotelUrl): StaySearch => ({
  destination: placeOfUrl(url.destination),
  departing: url.departing ?? '',
  returning: url.returning ?? '',
  rooms: roomsOfUrl(url) ?? DEFAULT_ROOMS,
});

/** The shortest query for dates and guests. */
export const urlOfStay = ({ departing, returning, rooms: asked }: Omit<StaySearch, 'destination'>): HotelUrl =>
  parseHotelUrl({
    departing,
    returning,
    ...(writeRooms(asked) === writeRooms(DEFAULT_ROOMS) ? {} : { rooms: asked }),
  });

/** The shortest query for a search. */
export const urlOfSearch = (search: StaySearch): HotelUrl => ({
  ...(search.destination ? { destination: writePlace(search.destination) } : {}),
  ...urlOfStay(search),
});

/** Filters and sorting live in the URL, so that a shared link shows the same list. */
export const filtersOfUrl = (url: HotelUrl): HotelFilters => ({
  ...(url.sort ? { sort: url.sort } : {}),
  ...(url.near ? { near: url.near } : {}),
  ...(url.compare ? { compare: url.compare.split('.') } : {}),
  ...Object.fromEntries(
    HOTEL_FILTER_GROUPS.flatMap((group) => (url[group] ? [[group, wanted(group, url[group])]] : [])),
  ),
  ...areaOf(url),
  ...(url.all ? { all: url.all } : {}),
});

const areaOf = ({ area }: HotelUrl): Pick<HotelFilters, 'area'> => {
  const read = area === undefined ? null : readArea(area);
  return read ? { area: read } : {};
};

/** The URL with exactly these filters. */
export const withFilters = (url: HotelUrl, filters: HotelFilters): HotelUrl =>
  parseHotelUrl({
    ...url,
    ...Object.fromEntries(HOTEL_FILTER_GROUPS.map((group) => [group, filters[group]])),
    sort: filters.sort,
    near: filters.near,
    compare: filters.compare,
    area: filters.area && writeArea(filters.area),
    all: filters.all,
  });

/** One-time extras of a link; null for none. */
export function restoredOf(url: HotelUrl): Restored | null {
  if (!RESTORED.some((name) => url[name] !== undefined)) return null;
  return {
    passengers: url.passengers ?? null,
    roomId: url.roomId ?? null,
    sessionId: url.sessionId ?? null,
    hotelOrderId: url.hotelOrderId ?? null,
    customerOrderId: url.customerOrderId ?? null,
    customerOrderPrice: url.customerOrderPrice ?? null,
    customerOrderMarkup: url.customerOrderMarkup ?? null,
    mainMarkup: url.mainMarkup ?? null,
    hotelType: url.countryCode === undefined ? null : hotelTypeOf(url.countryCode),
  };
}

/** Only the one-time parameters: a corrected URL keeps them. */
export const restoredUrl = (url: HotelUrl): HotelUrl =>
  Object.fromEntries(Object.entries(url).filter(([name]) => (RESTORED as readonly string[]).includes(name)));

export const withoutRestored = (url: HotelUrl): HotelUrl =>
  Object.fromEntries(Object.entries(url).filter(([name]) => !(RESTORED as readonly string[]).includes(name)));
