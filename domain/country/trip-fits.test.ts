import { expect, test } from 'vitest';
import { day, stay, way } from '#domain/core/testing/trip-orders.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { fittingTo } from '#domain/country/trip-fits.ts';

/** What fits to the first of these orders. */
const fits = (orders: readonly TripOrder[]) =>
  fittingTo(orders[0]?.orderId ?? '', orders).map(({ wish }) => `${wish.kind} ${wish.day}`);

test('nights between two flights, and the way to a first stay', () => {
  expect(fits([way('Tehran', 'Shiraz', 0, 600), way('Shiraz', 'Tehran', 3, 600)])).toEqual([`stay ${day(0)}`]);
  expect(fits([stay('Shiraz', 0, 3)])).toEqual([`way ${day(0)}`]);
});

test('a flight from Tehran in the midst of a stay elsewhere gives no offer to go there and back on one day', () => {
  expect(fits([stay('Isfahan', 0, 2), way('Tehran', 'Shiraz', 0, 1260)])).toEqual([]);
});

test('two bookings that clash give no offer of their days; other days do', () => {
  expect(fits([way('Tehran', 'Shiraz', 0, 600), way('Tehran', 'Isfahan', 0, 620)])).toEqual([]);
  expect(fits([stay('Shiraz', 0, 3), stay('Isfahan', 0, 2)])).toEqual([]);
  const twoBack = [way('Shiraz', 'Tehran', 3, 600), way('Shiraz', 'Isfahan', 3, 620)];
  expect(fits([way('Tehran', 'Shiraz', 0, 600), ...twoBack])).toEqual([`stay ${day(0)}`]);
});
