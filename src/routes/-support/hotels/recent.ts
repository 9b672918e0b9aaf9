import { staySearchProblems } from '#domain/hotels/hotel-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { searchOfUrl } from '#src/platform/hotels/hotel-url-parts.ts';
import type { ReadRecent } from '#src/screens/core/home/recent-line.ts';
import { listHref } from '#src/screens/hotels/results/hotel-href.ts';
import { roomsWords, shortDays } from '#src/screens/hotels/words.ts';

/** "Isfahan, 5 to 8 Dec, 2 adults, 1 room". */
export const readRecent: ReadRecent = (asked, today) => {
  const search = searchOfUrl(parseHotelUrl(asked));
  const { destination, departing, returning, rooms } = search;
  if (!destination || Object.keys(staySearchProblems(search, today)).length > 0) return null;
  const days = shortDays(departing, returning);
  return {
    icon: 'bed',
    text: m.site_recent_stay({ place: destination.name_en, days, people: roomsWords(rooms) }),
    href: listHref(search),
  };
};
