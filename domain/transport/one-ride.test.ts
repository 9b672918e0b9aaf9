import { expect, test } from 'vitest';
import { mostAlone } from '#domain/transport/one-ride.ts';
import { at, carWish, ROADS, TRANSFERS, transferWish } from '#domain/transport/testing/price-lists.ts';

test('of a car there and back each ride alone gives back what is left when the other one costs one way', () => {
  const back = at('2026-12-10', '20:00');
  // 144.00 in all, 108.00 one way.
  expect(mostAlone(ROADS, carWish({ back }))).toEqual([3600, 3600]);
  // A night of the driver and two paid stops: 165.00 in all; there alone costs 114.00 with its stops, back alone 108.00.
  expect(mostAlone(ROADS, carWish({ back: at('2026-12-11', '20:00'), stops: 3 }))).toEqual([6300, 5100]);
});

test('one way, and each transfer, gives back its own price', () => {
  expect(mostAlone(ROADS, carWish())).toBeNull();
  expect(mostAlone(TRANSFERS, transferWish({ back: at('2026-12-12', '09:00') }))).toBeNull();
  // Its price is not known yet.
  expect(mostAlone(ROADS, carWish({ back: at('', '') }))).toBeNull();
});
