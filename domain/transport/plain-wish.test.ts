import { expect, test } from 'vitest';
import { flightText, plainWish, timeText } from '#domain/transport/plain-wish.ts';
import type { CipWish, TransferWish } from '#domain/transport/wish.ts';

test.each([
  ['tk874', 'TK 874'],
  [' TK  874 ', 'TK 874'],
  ['w51085', 'W5 1085'],
  ['W5 1085', 'W5 1085'],
  ['irm 4567a', 'IRM 4567A'],
  ['', ''],
  ['the one from Vienna', 'THE ONE FROM VIENNA'],
])('the flight %j is %j', (typed, plain) => {
  expect(flightText(typed)).toBe(plain);
  expect(flightText(plain)).toBe(plain);
});

test.each([
  ['3:05', '03:05'],
  ['03:05', '03:05'],
  ['۰۳:۰۵', '03:05'],
  ['23:59', '23:59'],
  ['1430', '14:30'],
  ['۱۴۳۰', '14:30'],
  ['3.05', '03:05'],
  ['3,05', '03:05'],
  ['2460', '2460'],
  ['430', '430'],
  ['24:00', '24:00'],
  ['soon', 'soon'],
])('the time %j is %j', (typed, plain) => {
  expect(timeText(typed)).toBe(plain);
});

const transfer: TransferWish = {
  ...{ kind: 'transfer', direction: 'fromAirport', airport: 'IKA', zone: 'ika-south', car: 'sedan', stops: 0 },
  ride: { day: '2026-12-05', time: '3:10', flight: 'tk874', flightTime: '' },
  back: { day: ' 2026-12-09', time: '9:00', flight: '', flightTime: '13:40' },
  load: { people: 3, childAges: [7, 1], bags: 2, large: 0, wheelchairs: 0 },
  isVisaAtDesk: false,
};

test('two that mean the same are the same', () => {
  const other: TransferWish = {
    ...transfer,
    ride: { day: '2026-12-05', time: '03:10', flight: 'TK 874', flightTime: '' },
    back: { day: '2026-12-09', time: '09:00', flight: '', flightTime: '13:40' },
    load: { ...transfer.load, childAges: [1, 7] },
  };
  expect(plainWish(transfer)).toEqual(other);
  expect(plainWish(other)).toEqual(other);
});

test('what is added twice to a service is counted once', () => {
  const cip: CipWish = {
    ...{ kind: 'cip', airport: 'MHD', direction: 'arrival', flights: 'domestic' },
    ride: { ...transfer.ride, flightTime: '10:00' },
    people: { adults: 1, children: 0, infants: 0 },
    addOns: [
      { id: 'porter', count: 1 },
      { id: 'companion', count: 2 },
      { id: 'porter', count: 2 },
    ],
  };
  const plain = plainWish(cip);
  expect(plain).toMatchObject({
    ride: { flightTime: '' },
    addOns: [
      { id: 'companion', count: 2 },
      { id: 'porter', count: 3 },
    ],
  });
});
