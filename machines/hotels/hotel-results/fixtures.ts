import { ADULT_MARK, HOTEL_LIST_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { resultsViewsOf } from '#machines/core/results-age/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { Destination, HotelQuestion, HotelResultsRef, Stay } from '#machines/hotels/hotel-results/types.ts';

const LIST_MS = HOTEL_LIST_SECONDS * 1000;

export const isfahan = { type: 'city', id: 'isfahan', name_en: 'Isfahan' } satisfies Destination;
export const stay = {
  departing: '2026-12-05',
  returning: '2026-12-08',
  rooms: [{ adults: [ADULT_MARK, ADULT_MARK], children: [] }],
} satisfies Stay;
/** A family: two rooms, children of 3 and 13. */
export const familyStay = {
  ...stay,
  rooms: [
    { adults: [ADULT_MARK, ADULT_MARK], children: [3] },
    { adults: [ADULT_MARK], children: [13] },
  ],
} satisfies Stay;
export const inIsfahan = { of: 'place', destination: isfahan, ...stay } satisfies HotelQuestion;
export const atAbbasi = { of: 'hotel', hotelId: 'abbasi-hotel', ...stay } satisfies HotelQuestion;

export const found = { searchedAt: NOW, expiresAt: NOW + LIST_MS, found: 12 } satisfies HotelResultsRef;
export const hotelResultsViews = resultsViewsOf<HotelResultsRef>(found, { found: 0 });
