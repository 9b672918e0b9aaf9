import { expect, test } from 'vitest';
import { hotelHold } from '#machines/hotels/hotel-hold/hold-session.ts';

test('rooms are held for ten minutes', () => {
  expect(hotelHold.about.deadline).toMatch(/^600 s/);
});
