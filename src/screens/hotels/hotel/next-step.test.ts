import { expect, test } from 'vitest';
import { missingAfter } from '#src/screens/hotels/hotel/next-step.ts';

const RATE = {};

test('after a choice comes the next room without a rate, then those before it; at the end none', () => {
  expect(missingAfter([undefined, undefined, undefined], 0)).toBe(1);
  expect(missingAfter([undefined, RATE, undefined], 0)).toBe(2);
  expect(missingAfter([undefined, undefined, undefined], 2)).toBe(0);
  expect(missingAfter([RATE, RATE, undefined], 2)).toBeNull();
  // Changing a choice does not scroll away.
  expect(missingAfter([RATE, RATE], 0)).toBeNull();
  expect(missingAfter([RATE, undefined], -1)).toBe(1);
});
