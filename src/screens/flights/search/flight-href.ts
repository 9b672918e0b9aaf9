import { pathTo } from '#domain/core/page-paths.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';

/** Shortest URL of a search: `/flights/THR-SYZ?departing=2026-12-05`. Omits defaults. */
export function flightHref(search: FlightSearch, more: Readonly<Record<string, string>> = {}): string {
  return pathTo.flights(search, { ...searchQuery(search), ...more });
}

/** The query part, also used as hidden form fields. */
export const searchQuery = (search: FlightSearch): Readonly<Record<string, string>> => ({
  departing: search.departing,
  ...(search.type === 'twoWay' ? { returning: search.returning } : {}),
  ...(search.adult === 1 ? {} : { adult: String(search.adult) }),
  ...(search.child === 0 ? {} : { child: String(search.child) }),
  ...(search.infant === 0 ? {} : { infant: String(search.infant) }),
});

/** The search page with the form filled in. */
export const searchHref = (search: FlightSearch): string =>
  `${pathTo.searchFlights()}?${new URLSearchParams({ origin: search.origin, destination: search.destination, ...searchQuery(search) })}`;
