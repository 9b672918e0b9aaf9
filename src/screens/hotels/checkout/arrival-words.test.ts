import { expect, test } from 'vitest';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { arrivalWords } from '#src/screens/hotels/checkout/arrival-words.ts';

const { item } = hotelOrderFor('awaitingPayment', { stay });

test.each([
  ['', null],
  ['17-18', 'Between 17:00 and 18:00'],
  ['later', 'Later than 19:00'],
])('when the guests come, said as %j', (arrival, words) => {
  expect(arrivalWords({ ...item, arrival })).toBe(words);
});
