import { expect, test } from 'vitest';
import { addressesOf, onTheWayOf } from '#domain/transport/on-paper.ts';
import type { CarWish, TransferWish } from '#domain/transport/wish.ts';

const time = { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' };
const load = { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 };
const meeting = { sign: 'Anna Keller', hotel: 'Hotel Golestan', room: '204', notes: '' };
const car: CarWish = {
  ...{ kind: 'car', from: 'Tehran', to: 'Isfahan', car: 'sedan', ride: time, back: time, load },
  ...{ stops: 2, waitingHours: 3 },
};
const transfer: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-south', car: 'sedan' },
  ...{ ride: time, back: time, load, stops: 1, isVisaAtDesk: false },
};
const tehran = { en: 'Tehran', fa: 'تهران', airport: null };
const isfahan = { en: 'Isfahan', fa: 'اصفهان', airport: null };
const airport = { en: 'Imam Khomeini Airport', fa: 'فرودگاه امام خمینی', airport: 'IKA' };

test('the address of a pick-up is never taken for where the car goes', () => {
  const at = (wish: CarWish | TransferWish, from: typeof tehran | typeof airport, to: typeof tehran | typeof airport) =>
    addressesOf({ wish, meeting }, { from, to }).map(({ place, address }) => [place.en, address]);
  expect(at(car, tehran, isfahan)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
  expect(at(car, isfahan, tehran)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
  expect(at(transfer, airport, tehran)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
  expect(at(transfer, tehran, airport)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
});

test('who was told no address reads none', () => {
  for (const told of [null, { ...meeting, hotel: '', room: '' }])
    expect(addressesOf({ wish: car, meeting: told }, { from: tehran, to: isfahan })).toEqual([]);
});

test('stops and waiting of a car are those of the way there; a transfer stops each time', () => {
  expect(onTheWayOf({ wish: car }, { from: tehran })).toEqual({ stops: 2, waitingHours: 3 });
  expect(onTheWayOf({ wish: car }, { from: isfahan })).toEqual({ stops: 0, waitingHours: 0 });
  for (const from of [airport, tehran])
    expect(onTheWayOf({ wish: transfer }, { from })).toEqual({ stops: 1, waitingHours: 0 });
});
