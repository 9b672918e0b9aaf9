import type { FlightSearch } from '#domain/flight-search.ts';
import type { HotelPlace } from '#domain/hotel-search.ts';
import { isDay } from '#domain/time.ts';
import { deviceList } from '#src/platform/device-list.ts';

/** What was looked for on this device. Who travels, and the ages of children, are not kept. */
export type RecentSearch =
  | ({ readonly product: 'flights' } & Pick<FlightSearch, 'origin' | 'destination' | 'departing' | 'returning'>)
  | ({ readonly product: 'hotels' } & HotelPlace & { readonly departing: string; readonly returning: string });

const MOST = 5;

/** One search has one line: another day of the same way takes its place. */
export const keyOfRecent = (search: RecentSearch): string =>
  search.product === 'flights'
    ? `flights ${search.origin} ${search.destination}`
    : `hotels ${search.type} ${search.id}`;

/** The latest first; without those whose day is over. `today`: YYYY-MM-DD in Tehran. */
export const readRecent = (today: string): readonly RecentSearch[] =>
  searches.read().filter(({ departing }) => departing >= today);

export function rememberSearch(search: RecentSearch): void {
  searches.write([search, ...withoutSearch(search)].slice(0, MOST));
}

/** Returns what is left. */
export function forgetSearch(search: RecentSearch): readonly RecentSearch[] {
  const left = withoutSearch(search);
  searches.write(left);
  return left;
}

export const forgetSearches = (): void => searches.forget();

const withoutSearch = (search: RecentSearch) =>
  readRecent('').filter((one) => keyOfRecent(one) !== keyOfRecent(search));

/** The list of airports is for pages that show it: here it would weigh on those of hotels. */
const isCode = (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** Whoever has this browser may have written anything there. */
function isRecent(kept: unknown): kept is RecentSearch {
  if (typeof kept !== 'object' || kept === null) return false;
  const { product, origin, destination, departing, returning, type, id, name_en } = kept as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 80;
  if (!isText(departing) || !isDay(departing) || !isText(returning)) return false;
  if (product === 'flights') return isCode(origin) && isCode(destination);
  return product === 'hotels' && isText(type) && isText(id) && isText(name_en);
}

const searches = deviceList('recentSearches', isRecent);
