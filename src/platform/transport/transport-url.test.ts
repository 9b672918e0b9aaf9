import { expect, test } from 'vitest';
import type { CarWish, CipWish, TransferWish } from '#domain/transport/wish.ts';
import { queryOfWish, stepOfUrl, wasSent, wishOfUrl } from '#src/platform/transport/transport-url.ts';

const transfer: TransferWish = {
  ...{ kind: 'transfer', direction: 'toAirport', airport: 'IKA', zone: 'ika-north' },
  ride: { day: '2026-12-05', time: '23:10', flight: 'TK 875', flightTime: '03:55' },
  back: { day: '2026-12-09', time: '04:20', flight: '', flightTime: '' },
  load: { people: 4, childAges: [0, 3], bags: 0, large: 1, wheelchairs: 1 },
  ...{ car: 'van', stops: 1, isVisaAtDesk: true },
};
const car: CarWish = {
  ...{ kind: 'car', from: 'tehran', to: 'isfahan', back: null },
  ride: { day: '2026-12-05', time: '08:30', flight: '', flightTime: '' },
  load: { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 },
  ...{ car: 'sedan', stops: 2, waitingHours: 3 },
};
const cip: CipWish = {
  ...{ kind: 'cip', airport: 'IKA', direction: 'departure', flights: 'international' },
  ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
  people: { adults: 2, children: 1, infants: 0 },
  addOns: [{ id: 'companion', count: 2 }],
};

test.each([transfer, car, cip])('a wish of a $kind is the same after its address', (wish) => {
  expect(wishOfUrl(queryOfWish(wish))).toEqual(wish);
});

test('an address without a word asks for a transfer of two people with two bags', () => {
  expect(wishOfUrl({})).toEqual({
    ...{ kind: 'transfer', direction: 'fromAirport', airport: '', zone: '' },
    ride: { day: '', time: '', flight: '', flightTime: '' },
    back: null,
    load: { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 },
    ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
  });
});

test('what an address cannot mean is usual or capped, and whom it names is dropped', () => {
  const wish = wishOfUrl({
    ...{ kind: 'train', airport: 'ikabc', people: '400', ages: '3, 12, x', bags: '-1', car: 'limousine', back: 'no' },
    ...{ sign: 'Anna Keller', phone: '+49', hotel: 'Abbasi', room: '12' },
  });
  expect(wish).toEqual({
    ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: '' },
    ride: { day: '', time: '', flight: '', flightTime: '' },
    back: null,
    load: { people: 9, childAges: [3], bags: 2, large: 0, wheelchairs: 0 },
    ...{ car: 'sedan', stops: 0, isVisaAtDesk: false },
  });
});

test('a step of an order needs an order with an id', () => {
  const order = '0198f0c0-0000-7000-8000-000000000001';
  expect(stepOfUrl({ step: 'confirm', order })).toEqual({ step: 'confirm', order });
  expect(stepOfUrl({ step: 'issue', order: 'mine' })).toEqual({});
});

test('a link to a form, which knows a landing or a whole ride, is not a form that was sent', () => {
  const landing = { kind: 'transfer', airport: 'IKA', day: '2026-12-05', time: '03:10' };
  expect([landing, queryOfWish(transfer), queryOfWish(car), queryOfWish(cip)].map(wasSent)).toEqual(
    Array(4).fill(false),
  );
  expect(wasSent({ ...landing, zone: '', sent: '1' })).toBe(true);
});
