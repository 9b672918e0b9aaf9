import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cityTaxOf,
  fits,
  isNowruz,
  minNightsOf,
  type Night,
  nightPrice,
  nightsOf,
  type PriceRules,
  payNowOf,
  percentOff,
  roomPrice,
} from '#domain/hotels/hotel-prices.ts';

const RULES: PriceRules = {
  seasons: [
    { from: '12-20', to: '01-10', percent: 120 },
    { from: '06-01', to: '08-31', percent: 80 },
  ],
  weekdays: [100, 100, 100, 100, 110, 100, 100],
  nowruzPercent: 150,
  nowruzMinNights: 3,
  longStays: [
    { nights: 7, percentOff: 10 },
    { nights: 14, percentOff: 15 },
  ],
  early: [{ days: 60, percentOff: 5 }],
};
const AGES = { freeUnderAge: 3, halfUntilAge: 12 };
const only = (day: string): Night => nightsOf(day, '2027-12-31').at(0) ?? (nightsOf(day, nextDay(day))[0] as Night);
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const priceOn = (day: string, base = 10_000) => nightPrice(base, nightsOf(day, nextDay(day))[0] ?? only(day), RULES);

test('a stay is its nights; more than 30, none or a mistake is no stay', () => {
  expect(nightsOf('2026-12-05', '2026-12-08').map(({ day }) => day)).toEqual([
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ]);
  expect(nightsOf('2026-12-01', '2026-12-31')).toHaveLength(30);
  expect([
    nightsOf('2026-12-01', '2027-01-01'),
    nightsOf('2026-12-05', '2026-12-05'),
    nightsOf('2026-12-05', '2026-12-04'),
    nightsOf('', '2026-12-04'),
  ]).toEqual([[], [], [], []]);
});

test('season, weekday and Nowruz each change a night, and together', () => {
  expect(priceOn('2026-11-30')).toBe(10_000); // a Monday outside all seasons
  expect(priceOn('2026-12-03')).toBe(11_000); // a Thursday
  expect([priceOn('2026-12-21'), priceOn('2027-01-05'), priceOn('2027-01-11')]).toEqual([12_000, 12_000, 10_000]);
  expect(priceOn('2026-12-24')).toBe(13_200); // a Thursday in the season
  expect(priceOn('2027-03-22')).toBe(15_000);
  expect(priceOn('2026-11-30', 12_345)).toBe(12_300); // whole euros
});

test('Nowruz is 29 Esfand to 13 Farvardin, in leap years too', () => {
  expect(['2027-03-19', '2027-03-20', '2027-03-21', '2027-04-02', '2027-04-03'].map(isNowruz)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  // 1403 was a leap year: its Esfand had 30 days.
  expect(['2025-03-18', '2025-03-19', '2025-03-20'].map(isNowruz)).toEqual([false, true, true]);
});

test('a stay that touches Nowruz, or a night with a least of its own, is sold in so many nights', () => {
  expect(minNightsOf(nightsOf('2027-03-18', '2027-03-20'), RULES)).toBe(1);
  expect(minNightsOf(nightsOf('2027-03-19', '2027-03-21'), RULES)).toBe(3);
  expect(minNightsOf(nightsOf('2026-12-05', '2026-12-07'), RULES, [null, 4])).toBe(4);
});

test('a long stay and an early one cost less, each once', () => {
  expect([1, 6, 7, 13, 14, 30].map((nights) => percentOff(RULES, nights, 0))).toEqual([0, 0, 10, 10, 15, 15]);
  expect([59, 60, 300].map((days) => percentOff(RULES, 1, days))).toEqual([0, 5, 5]);
  expect(percentOff(RULES, 14, 60)).toBe(20);
});

const terms = { sleeps: 2, rate: { percent: 100, boardPrice: 0 }, ages: AGES, percentOff: 0 };
const party = (adults: number, ...children: number[]) => ({
  adults: Array.from({ length: adults }, () => 30),
  children,
});

test('a double costs its price for two, and three quarters of it for one alone', () => {
  expect(roomPrice(party(2), [13_400, 13_400, 13_400], terms)).toBe(40_200);
  expect(roomPrice(party(1), [13_400], terms)).toBe(10_050);
});

test('a child of 3 to 12 pays a half, a younger one nothing, one of 13 as an adult', () => {
  expect([2, 3, 12, 13].map((age) => roomPrice(party(1, age), [13_400], terms))).toEqual([
    10_050, 10_050, 10_050, 13_400,
  ]);
  expect([2, 3, 12, 13].map((age) => roomPrice(party(2, age), [13_400], terms))).toEqual([
    13_400, 16_750, 16_750, 20_100,
  ]);
});

test('the board is paid by person, by half for children, and the rate is a share of the room', () => {
  const rate = { percent: 90, boardPrice: 500 };
  expect(roomPrice(party(2, 5, 1), [10_000, 10_000], { ...terms, rate })).toBe(2 * (11_250 + 1250));
  expect(roomPrice(party(2), [10_000], { ...terms, rate, percentOff: 10 })).toBe(9000);
});

test('a room is for who has a bed, and one child more that pays nothing', () => {
  const double = { sleeps: 2, extraBeds: 1 };
  expect(fits(party(3), double, AGES)).toBe(true);
  expect(fits(party(3, 2), double, AGES)).toBe(true);
  expect(fits(party(3, 3), double, AGES)).toBe(false);
  expect(fits(party(3, 2, 1), double, AGES)).toBe(false);
});

test('nobody gets cheaper by growing up, and nobody more makes a room cheaper', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), ages, fc.integer({ min: 0, max: 16 }), (adults, children, age) => {
      const price = (...all: number[]) => roomPrice(party(adults, ...all), [9700, 12_300], terms);
      expect(price(...children, age + 1)).toBeGreaterThanOrEqual(price(...children, age));
      expect(price(...children, age)).toBeGreaterThanOrEqual(price(...children));
      expect(roomPrice(party(adults + 1, ...children), [9700, 12_300], terms)).toBeGreaterThanOrEqual(
        price(...children),
      );
    }),
    { numRuns: 500 },
  );
});

test('city tax by room or by grown person, for every night; a deposit is whole cents', () => {
  const rooms = [party(2, 5), party(1, 13)];
  expect(cityTaxOf({ each: 350, per: 'roomNight', fromAge: 0 }, rooms, 3)).toBe(2100);
  expect(cityTaxOf({ each: 100, per: 'personNight', fromAge: 13 }, rooms, 2)).toBe(800);
  expect(payNowOf(9999, { payment: 'now', depositPercent: 20 })).toBe(9999);
  expect(payNowOf(9999, { payment: 'atHotel', depositPercent: 20 })).toBe(2000);
});
