import { expect, test } from 'vitest';
import { addressesOf, onTheWayOf } from '#domain/transport/on-paper.ts';
import type { CarWish, TransferWish } from '#domain/transport/wish.ts';

const time = { day: '2026-12-05', time: '08:00', flight: '', flightTime: '' };
const load = { people: 2, childAges: [], bags: 2, large: 0, wheelchairs: 0 };
const meeting = {
  sign: 'Anna Keller',
  hotel: 'Hotel Golestan',
  room: '204',
  hotelBack: 'Abbasi Hotel',
  stopsAt: 'Kashan',
  notes: '',
};
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

test('a car there and back has an address in each town, and none is taken for the other', () => {
  const at = (wish: CarWish | TransferWish, from: typeof tehran | typeof airport, to: typeof tehran | typeof airport) =>
    addressesOf({ wish, meeting }, { from, to }).map(({ place, address }) => [place.en, address]);
  const there = ['Tehran', 'Hotel Golestan, 204'];
  const back = ['Isfahan', 'Abbasi Hotel'];
  expect(at(car, tehran, isfahan)).toEqual([there, back]);
  expect(at(car, isfahan, tehran)).toEqual([back, there]);
  expect(at({ ...car, back: null }, tehran, isfahan)).toEqual([there]);
  expect(at(transfer, airport, tehran)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
  expect(at(transfer, tehran, airport)).toEqual([['Tehran', 'Hotel Golestan, 204']]);
});

test('who was told no address reads none', () => {
  for (const told of [null, { ...meeting, hotel: '', room: '', hotelBack: '' }])
    expect(addressesOf({ wish: car, meeting: told }, { from: tehran, to: isfahan })).toEqual([]);
});

test('stops and waiting of a car are those of the way there; a transfer stops each time', () => {
  const at = (wish: CarWish | TransferWish, from: typeof tehran | typeof airport) =>
    onTheWayOf({ wish, meeting }, { from });
  expect(at(car, tehran)).toEqual({ stops: 2, stopsAt: 'Kashan', waitingHours: 3 });
  expect(at(car, isfahan)).toEqual({ stops: 0, stopsAt: '', waitingHours: 0 });
  for (const from of [airport, tehran])
    expect(at(transfer, from)).toEqual({ stops: 1, stopsAt: 'Kashan', waitingHours: 0 });
  expect(onTheWayOf({ wish: car, meeting: null }, { from: tehran }).stopsAt).toBe('');
});
