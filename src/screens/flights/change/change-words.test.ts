import { expect, test } from 'vitest';
import { orders } from '#machines/flights/flight-booking/fixtures.ts';
import type { OrderChange } from '#src/screens/core/change/change-slots.ts';
import { changeParts } from '#src/screens/flights/change/change-parts.tsx';

const order = orders.issued;
const { keep, held, doIt } = changeParts.words;
const changeOf = (kind: string): OrderChange => ({
  changeId: 'c1',
  ordinal: 1,
  kind,
  status: 'quoted',
  at: order.serverNow,
  until: order.serverNow + 1,
  summary: order.summary,
  item: { ...order.item },
  people: [],
  lines: order.lines,
  oldTotal: order.total,
  newTotal: order.total,
  toPay: { EUR: { amount: 0, currency: 'EUR' }, USD: { amount: 0, currency: 'USD' } },
  toGive: {
    sum: { amount: 0, currency: 'EUR' },
    back: { toCard: { amount: 0, currency: 'EUR' }, toBalance: { amount: 0, currency: 'EUR' } },
  },
});

test('each kind names what it does, what stays, and holds seats only for another flight', () => {
  const words = ['date', 'name', 'time'].map((kind) => {
    const change = changeOf(kind);
    return [doIt({ order, change }), held(kind)];
  });
  expect(words).toEqual([
    ['Change the flight', 'Seats held for'],
    ['Correct the name', null],
    ['Keep the new time', null],
  ]);
  expect(['name', 'time'].map((kind) => keep(order, { kind, change: null }))).toEqual([
    'Keep the name as it is',
    'Decide later',
  ]);
});

test('the way to keep a flight names the leg that is changed', () => {
  const [leg] = order.item.legs;
  if (!leg) throw new Error('The order has a flight');
  const { origin, destination } = leg.flight;
  const back = {
    ...leg,
    path: 'returning' as const,
    flight: { ...leg.flight, origin: destination, destination: origin },
  };
  const both = { ...order, item: { ...order.item, legs: [leg, back] } };
  const moved = { ...back, flight: { ...back.flight, departsAt: back.flight.departsAt + 1 } };
  const change = { ...changeOf('date'), item: { ...both.item, legs: [leg, moved] } };
  expect(keep(both, { kind: 'date', change })).toBe('Keep my flight to Tehran');
  expect(keep(both, { kind: 'date', change: null })).toBe('Keep my flights');
});
