import { HOTEL_LIST_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { resultsKind } from '#machines/core/results-age/kind.ts';
import { atAbbasi, found, inIsfahan } from '#machines/hotels/hotel-results/fixtures.ts';
import { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';

export const hotelResults = resultsKind(hotelResultsMachine, {
  models: 'hotels of a place or rooms of a hotel, from the question until they are old',
  routes: '`/hotel/search/results`, `/hotel/{land}/{hotel}`',
  screen: 'results, hotel',
  seconds: HOTEL_LIST_SECONDS,
  search: inIsfahan,
  known: atAbbasi,
  results: found,
  none: { found: 0 },
  isEmpty: ({ found }) => found === 0,
});
