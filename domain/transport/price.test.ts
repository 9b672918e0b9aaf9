import { expect, test } from 'vitest';
import { quoteOf, rideTotal } from '#domain/transport/price.ts';
import {
  at,
  carWish,
  cipWish,
  ROADS,
  SERVICES,
  TRANSFERS,
  transferWish,
} from '#domain/transport/testing/price-lists.ts';
import type { CarClass, TransportPrices, TransportWish } from '#domain/transport/wish.ts';

const totalOf = (prices: TransportPrices, wish: TransportWish) => quoteOf(prices, wish)?.total;
const linesOf = (prices: TransportPrices, wish: TransportWish) =>
  quoteOf(prices, wish)?.lines.map(
    (line) => `${line.ride} ${line.what === 'addOn' ? line.id : line.what} ${line.cents}`,
  );

const transfer = (time: string, car: CarClass) =>
  totalOf(TRANSFERS, transferWish({ car, ride: at('2026-12-10', time) }));

test.each([
  ['23:59', 2200, 3400, 3800],
  ['00:00', 2640, 4080, 4560],
  ['05:59', 2640, 4080, 4560],
  ['06:00', 2200, 3400, 3800],
  ['12:00', 2200, 3400, 3800],
])('IKA to Mehrabad at %s', (time, sedan, vipSedan, van) => {
  expect([transfer(time, 'sedan'), transfer(time, 'vipSedan'), transfer(time, 'van')]).toEqual([sedan, vipSedan, van]);
});

test('the way between the two airports of Tehran costs the same in both directions', () => {
  for (const time of ['03:10', '14:00']) {
    const back = transferWish({ airport: 'THR', zone: 'thr-ika', ride: at('2026-12-10', time) });
    expect(totalOf(TRANSFERS, back)).toBe(transfer(time, 'sedan'));
  }
  expect(totalOf(TRANSFERS, transferWish({ direction: 'toAirport' }))).toBe(2200);
});

test('there by night and back by day, each with its stops', () => {
  const wish = transferWish({
    ...{ ride: at('2026-12-10', '03:10'), back: at('2026-12-14', '09:00'), stops: 2 },
  });
  expect(linesOf(TRANSFERS, wish)).toEqual(['0 ride 2200', '0 night 440', '0 stops 800', '1 ride 2200', '1 stops 800']);
  const quote = quoteOf(TRANSFERS, wish);
  expect(quote && [rideTotal(quote, 0), rideTotal(quote, 1), quote.total]).toEqual([3440, 3000, 6440]);
});

test('what costs nothing has no line', () => {
  const free = { ...TRANSFERS, stopEach: 0 };
  expect(linesOf(free, transferWish({ stops: 3 }))).toEqual(['0 ride 2200']);
});

test('no price while something that decides it is missing or is not sold', () => {
  expect(quoteOf(TRANSFERS, transferWish({ zone: 'kih-all' }))).toBeNull();
  expect(quoteOf(TRANSFERS, transferWish({ airport: 'THR' }))).toBeNull();
  expect(quoteOf(TRANSFERS, transferWish({ ride: at('2026-12-10', '24:00') }))).toBeNull();
  expect(quoteOf(TRANSFERS, transferWish({ back: at('2026-12-12', '') }))).toBeNull();
  // The day does not decide what a transfer costs.
  expect(totalOf(TRANSFERS, transferWish({ ride: at('', '3:10') }))).toBe(2640);
  expect(quoteOf(ROADS, carWish({ to: 'Shiraz' }))).toBeNull();
  // The nights of the driver do.
  expect(quoteOf(ROADS, carWish({ back: at('', '09:00') }))).toBeNull();
  expect(quoteOf(SERVICES, cipWish({ flights: 'domestic' }))).toBeNull();
  expect(quoteOf(SERVICES, cipWish({ addOns: [{ id: 'pet', count: 1 }] }))).toBeNull();
  expect(quoteOf(ROADS, transferWish())).toBeNull();
});

test.each([
  ['one way', {}, 10_800, 16_900, 18_900],
  ['in the other direction', { from: 'Isfahan', to: 'Tehran' }, 10_800, 16_900, 18_900],
  ['back on the same day', { back: at('2026-12-10', '20:00') }, 14_400, 22_500, 25_200],
  ['back after two nights', { back: at('2026-12-12', '20:00') }, 17_400, 25_500, 28_200],
  ['over midnight', { ride: at('2026-12-10', '18:00'), back: at('2026-12-11', '00:10') }, 17_340, 26_250, 29_220],
  ['by night', { ride: at('2026-12-10', '05:59') }, 12_960, 20_280, 22_680],
  ['at the end of the night', { ride: at('2026-12-10', '06:00') }, 10_800, 16_900, 18_900],
  [
    'there by night, back by day',
    { ride: at('2026-12-10', '00:00'), back: at('2026-12-10', '09:00') },
    15_840,
    24_750,
    27_720,
  ],
  ['with one stop', { stops: 1 }, 10_800, 16_900, 18_900],
  ['with three stops', { stops: 3 }, 12_000, 18_500, 20_700],
  ['with four hours of waiting', { waitingHours: 4 }, 12_800, 19_700, 22_100],
  [
    'over the new year of 1406',
    { ride: at('2027-03-20', '09:00'), back: at('2027-03-22', '09:00') },
    17_400,
    25_500,
    28_200,
  ],
])('Tehran to Isfahan %s', (_, more, sedan, vipSedan, van) => {
  const cars = (['sedan', 'vipSedan', 'van'] as const).map((car) => totalOf(ROADS, carWish({ ...more, car })));
  expect(cars).toEqual([sedan, vipSedan, van]);
});

test('a car says what it costs line by line, ride by ride', () => {
  const wish = carWish({
    ...{ ride: at('2026-12-10', '04:30'), back: at('2026-12-11', '04:30'), stops: 2, waitingHours: 1 },
  });
  expect(linesOf(ROADS, wish)).toEqual([
    ...['0 ride 7200', '0 night 1440', '1 ride 7200', '1 night 1440'],
    ...['0 stops 600', '0 waiting 500', '1 driverNights 1500'],
  ]);
  expect(totalOf(ROADS, wish)).toBe(19_880);
});

test('the night of a half is rounded to a cent: 23.25 and a fifth are 27.90', () => {
  const wish = carWish({ to: 'Qom', ride: at('2026-12-10', '00:00'), back: at('2026-12-10', '06:00') });
  expect(linesOf(ROADS, wish)).toEqual(['0 ride 2325', '0 night 465', '1 ride 2325']);
});

test('children pay 60 and infants 35 percent of a service, rounded for each', () => {
  const people = { adults: 2, children: 1, infants: 1 };
  expect(linesOf(SERVICES, cipWish({ people }))).toEqual(['0 adults 11000', '0 children 3300', '0 infants 1925']);
  expect(totalOf(SERVICES, cipWish({ people }))).toBe(16_225);
  const ardabil = { airport: 'ADU', direction: 'departure', flights: 'domestic' } as const;
  expect(totalOf(SERVICES, cipWish({ ...ardabil, people: { adults: 1, children: 0, infants: 2 } }))).toBe(3060);
  // 57.5 percent of 55.00 is 31.625; three of them are 94.89, not 94.88.
  const odd = { ...SERVICES, childPercent: 57.5 };
  expect(linesOf(odd, cipWish({ people: { adults: 1, children: 3, infants: 0 } }))).toEqual([
    ...['0 adults 5500', '0 children 9489'],
  ]);
});

test('add-ons are priced apart by their number, also those that cost nothing', () => {
  const addOns = [
    { id: 'companion', count: 2 },
    { id: 'wheelchair', count: 1 },
  ];
  expect(linesOf(SERVICES, cipWish({ addOns }))).toEqual(['0 adults 5500', '0 companion 3000', '0 wheelchair 0']);
  // Night adds nothing to a service at an airport.
  expect(totalOf(SERVICES, cipWish({ addOns }))).toBe(8500);
});
