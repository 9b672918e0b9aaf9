import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { cityOf } from '#domain/country/cities.ts';
import { searchProblems } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { parseFlightUrl, searchOfUrl, urlOfSearch } from '#src/platform/flights/flight-url.ts';
import type { ReadRecent } from '#src/screens/core/home/recent-line.ts';
import { partyWords } from '#src/screens/flights/party-words.ts';

/** "Tehran to Shiraz, Wed 9 Dec, 2 adults". */
export const readRecent: ReadRecent = (asked, today) => {
  const search = searchOfUrl(undefined, parseFlightUrl(asked));
  if (Object.keys(searchProblems(search, today)).length > 0) return null;
  const way = { from: cityOf(search.origin), to: cityOf(search.destination), people: partyWords(search) };
  const [day, back] = [formatDay(search.departing), search.returning && formatDay(search.returning)];
  return {
    icon: 'plane',
    text: back ? m.site_recent_return({ ...way, day, back }) : m.site_recent_way({ ...way, day }),
    href: pathTo.flights(search, { ...urlOfSearch(search) }),
  };
};
