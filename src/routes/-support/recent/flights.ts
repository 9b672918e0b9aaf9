import { pathTo } from '#domain/addresses.ts';
import { cityOf } from '#domain/cities.ts';
import { searchProblems } from '#domain/flight-search.ts';
import { formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { addressOfSearch, parseFlightAddress, searchOfAddress } from '#src/platform/flight-address.ts';
import { partyWords } from '#src/screens/flights/party-words.ts';
import type { ReadRecent } from '#src/screens/home/recent-line.ts';

/** "Tehran to Shiraz, Wed 9 Dec, 2 adults". */
export const readRecent: ReadRecent = (asked, today) => {
  const search = searchOfAddress(undefined, parseFlightAddress(asked));
  if (Object.keys(searchProblems(search, today)).length > 0) return null;
  const way = { from: cityOf(search.origin), to: cityOf(search.destination), people: partyWords(search) };
  const [day, back] = [formatDay(search.departing), search.returning && formatDay(search.returning)];
  return {
    icon: 'plane',
    text: back ? m.site_recent_return({ ...way, day, back }) : m.site_recent_way({ ...way, day }),
    href: pathTo.flights(search, { ...addressOfSearch(search) }),
  };
};
