import { expect, test } from 'vitest';
import { day, stay, way } from '#domain/core/testing/trip-orders.ts';
import { dayOf } from '#domain/core/time.ts';
import type { TripOrder } from '#domain/country/trip.ts';
import { fittingTo } from '#domain/country/trip-fits.ts';
import type { CheckTrip } from '#domain/country/trip-travellers.ts';

/** What fits to the first of these orders. */
const fits = (orders: readonly TripOrder[], checks: readonly CheckTrip[] = []) =>
  fittingTo(orders[0]?.orderId ?? '', orders, checks).map(({ wish }) => `${wish.kind} ${wish.day}`);

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

/** A check that finds no car from where the last of these orders lands. */
const noCar: CheckTrip = (orders) => {
  const landing = orders.at(-1);
  const [step] = landing?.steps ?? [];
  if (!landing || !step) return { findings: [], unseen: [] };
  const { reference, page } = landing;
  const { title, startsAt, endsAt } = step;
  const booking = { reference, page, title, startsAt, endsAt };
  const of = { id: 'transfer', day: dayOf(endsAt), people: [], booking, airport: 'SYZ', landsAt: endsAt };
  return { findings: [{ kind: 'transfer', ...of }], unseen: [] };
};

test('a car from the airport fits to the flight that lands there, and to no other booking of these days', () => {
  const out = way('Tehran', 'Shiraz', 0, 600);
  expect(fits([out], [noCar])).toEqual([`stay ${day(0)}`, `transfer ${day(0)}`]);
  expect(fits([stay('Tehran', -2, 0), out], [noCar])).not.toContain(`transfer ${day(0)}`);
});
