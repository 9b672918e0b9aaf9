import { expect, test } from 'vitest';
import { isWorthSaying } from '#src/screens/hotels/hotel/link-price.ts';

test.each([
  [10_000, false],
  [9_900, true],
  [5_000, true],
  [4_999, false],
  [20_000, true],
  [20_001, false],
  [1, false],
  [999_999_999, false],
])('an old price of %i cents beside our 10,000 is told: %s', (old, isTold) => {
  expect(isWorthSaying(old, 10_000)).toBe(isTold);
});
