import { expect, test } from 'vitest';
import { order as anOrder } from '#domain/core/testing/trip-orders.ts';
import { addDays, momentOf } from '#domain/core/time.ts';
import type { TripOrder, TripStep } from '#domain/country/trip.ts';
import { tripsOf } from '#domain/country/trips.ts';

const TODAY = '2026-12-01';
const order = (reference: string, kind: TripStep['kind'], from: number, until: number): TripOrder => {
  const [startsAt, endsAt] = [momentOf(addDays(TODAY, from), 600), momentOf(addDays(TODAY, until), 660)];
  return anOrder({ kind, startsAt, endsAt }, { reference, people: [] });
};
const found = (...orders: TripOrder[]) => tripsOf(orders, TODAY).map((trip) => trip.map(({ reference }) => reference));

test('what is at most two weeks apart is one journey', () => {
  expect(found(order('C', 'stay', 40, 42), order('A', 'way', 3, 3), order('B', 'stay', 17, 20))).toEqual([
    ['A', 'B'],
    ['C'],
  ]);
});
test('a visa goes with the journey it is for, or stands alone', () => {
  expect(found(order('V', 'visa', 0, 30), order('A', 'way', 3, 3), order('W', 'visa', 200, 230))).toEqual([
    ['A', 'V'],
    ['W'],
  ]);
});
test('a policy over two journeys is in both', () => {
  expect(found(order('A', 'stay', 3, 5), order('B', 'stay', 40, 42), order('P', 'insurance', 0, 60))).toEqual([
    ['A', 'P'],
    ['B', 'P'],
  ]);
});
test('a journey that is over is left out, one that goes on is whole', () => {
  expect(found(order('A', 'stay', -30, -20), order('B', 'stay', -3, -1), order('C', 'stay', 0, 2))).toEqual([
    ['B', 'C'],
  ]);
});
