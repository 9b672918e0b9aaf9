import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InsuranceBand, type InsurancePlan, MAX_DAYS, tariffOf } from '#domain/insurance/plans.ts';
import { addOnOf, bandOf, freeDays, nextBandOn, priceOf, totalOf } from '#domain/insurance/price.ts';

/** In euros, as the page of the source has them; a column for 7, 15, 31, 45, 62 and 92 days at the most. */
const STANDARD = `
   0  11   10  15  20   25   30   35
  12  64   20  30  40   50   60   70
  65  69   25  35  45   55   65   75
  70  79   30  40  50   60   70   80
  80 120   40  60  80  120  160  200`;
const ENDS = [7, 15, 31, 45, 62, 92];

const rows = STANDARD.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).map(Number));

/** The price by reading the table with a finger: the row of the age, the first column that is long enough. */
function byTable(plan: InsurancePlan, age: number, days: number): number {
  const [, , ...prices] = rows.find(([from = 0, to = 0]) => age >= from && age <= to) ?? [];
  const euros = prices[ENDS.findIndex((end) => days <= end)] ?? Number.NaN;
  return plan === 'wide' ? euros * 150 : euros * 100;
}

const FIRST_DAY = '2026-12-05';
const born = (age: number, first = FIRST_DAY) => `${Number(first.slice(0, 4)) - age}${first.slice(4)}`;
const price = (plan: InsurancePlan, band: InsuranceBand, days: number, isMountain = false) =>
  priceOf(tariffOf(plan), { band, days }, isMountain);

test('each day from 1 to 92, each age from 0 to 120 and each plan costs what the table says', () => {
  for (const plan of ['standard', 'wide'] as const) {
    for (let age = 0; age <= 120; age += 1) {
      const band = bandOf(born(age), FIRST_DAY);
      const prices = Array.from({ length: MAX_DAYS }, (_, index) => price(plan, band, index + 1));
      expect(prices).toEqual(prices.map((_, index) => byTable(plan, age, index + 1)));
    }
  }
});

test.each([
  [7, 2000],
  [8, 3000],
  [15, 3000],
  [16, 4000],
  [31, 4000],
  [32, 5000],
  [45, 5000],
  [46, 6000],
  [62, 6000],
  [63, 7000],
  [92, 7000],
])('%d days of an adult cost %d cents', (days, cents) => {
  expect(price('standard', 'from12', days)).toBe(cents);
});

test.each([
  ['2014-12-06', 'under12', 1000],
  ['2014-12-05', 'from12', 2000],
  ['1961-12-06', 'from12', 2000],
  ['1961-12-05', 'from65', 2500],
  ['1956-12-06', 'from65', 2500],
  ['1956-12-05', 'from70', 3000],
  ['1946-12-06', 'from70', 3000],
  ['1946-12-05', 'from80', 4000],
  ['1920-01-01', 'from80', 4000],
  ['2026-11-30', 'under12', 1000],
] as const)('born on %s is %s on 5 December 2026, and pays %d cents for a week', (birthDate, band, cents) => {
  expect([bandOf(birthDate, FIRST_DAY), price('standard', bandOf(birthDate, FIRST_DAY), 7)]).toEqual([band, cents]);
});

test.each([
  ['1962-05-03', '2026-12-05', '2027-05-03'],
  ['2020-01-01', '2026-12-05', '2032-01-01'],
  ['1946-12-05', '2026-12-05', null],
  // In a year without 29 February the birthday is 1 March, for the band and for the day that is told.
  ['1964-02-29', '2028-03-01', '2029-03-01'],
  ['1960-02-29', '2029-02-28', '2030-03-01'],
])('born on %s and asking for %s comes into the next band on %s', (birthDate, firstDay, next) => {
  expect(nextBandOn(birthDate, firstDay)).toBe(next);
  if (next === null) return;
  const before = bandOf(birthDate, firstDay);
  expect([bandOf(birthDate, dayBefore(next)), bandOf(birthDate, next) === before]).toEqual([before, false]);
});

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

test.each([
  [1, 1500],
  [6, 1500],
  [7, 1750],
  [92, 23_000],
])('high mountain for %d days costs %d cents each', (days, cents) => {
  expect(addOnOf(tariffOf('standard'), days)).toBe(cents);
  expect(price('wide', 'under12', days, true) - price('wide', 'under12', days)).toBe(cents);
});

test.each([
  [1, 6],
  [7, 0],
  [13, 2],
  [92, 0],
])('%d days may become %d more for nothing', (days, more) => {
  expect(freeDays(days)).toBe(more);
  expect(price('standard', 'from70', days + more)).toBe(price('standard', 'from70', days));
});

test.each([0, 93, 1.5, Number.NaN])('%d days have no price', (days) => {
  expect(() => price('standard', 'from12', days)).toThrow(RangeError);
});

const plan = fc.constantFrom<InsurancePlan>('standard', 'wide');
const band = fc.constantFrom<InsuranceBand>('under12', 'from12', 'from65', 'from70', 'from80');
const someDays = fc.uniqueArray(fc.integer({ min: 1, max: MAX_DAYS }), { minLength: 2, maxLength: 8 });

test('more days never cost less, and extensions in any steps cost what one purchase would', () => {
  fc.assert(
    fc.property(plan, band, fc.boolean(), someDays, (which, who, isMountain, days) => {
      const steps = days.toSorted((one, other) => one - other).map((count) => price(which, who, count, isMountain));
      const differences = steps.map((cents, index) => cents - (steps[index - 1] ?? 0));
      expect(differences.every((cents) => cents >= 0)).toBe(true);
      expect(differences.reduce((total, cents) => total + cents, 0)).toBe(steps.at(-1));
    }),
  );
});

test('nine people in five bands pay the sum of their prices', () => {
  const people = (
    ['under12', 'under12', 'from12', 'from12', 'from12', 'from65', 'from70', 'from80', 'from80'] as const
  ).map((of) => ({ band: of, days: 13 }));
  expect(totalOf(tariffOf('standard'), people, false)).toBe(1500 * 2 + 3000 * 3 + 3500 + 4000 + 6000 * 2);
});
