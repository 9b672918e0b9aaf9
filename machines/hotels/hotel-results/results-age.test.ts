import { expect, test } from 'vitest';
import { hotelResults } from '#machines/hotels/hotel-results/results-age.ts';

test('a list of hotels is old after 600 s', () => {
  expect(hotelResults.about.deadline).toMatch(/^600 s/);
});
