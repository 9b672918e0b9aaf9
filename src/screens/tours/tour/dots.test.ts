import { expect, test } from 'vitest';
import { dotsOf } from '#src/screens/tours/tour/dots.ts';

const countOf = (dots: readonly string[]) =>
  ['taken', 'you', 'held', 'free'].map((who) => dots.filter((dot) => dot === who).length);

test.each([
  [{ capacity: 14, taken: 5, left: 9 }, 2, [5, 2, 0, 7]],
  [{ capacity: 14, taken: 5, left: 7 }, 2, [5, 2, 2, 5]],
  [{ capacity: 8, taken: 8, left: 0 }, 2, [8, 0, 0, 0]],
  [{ capacity: 8, taken: 6, left: 1 }, 2, [6, 1, 1, 0]],
])('%j with %d of you is one dot a place', (departure, you, counts) => {
  const dots = dotsOf(departure, you);
  expect(dots).toHaveLength(departure.capacity);
  expect(countOf(dots)).toEqual(counts);
});
