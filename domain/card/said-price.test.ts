import { expect, test } from 'vitest';
import { type Bought, readingsOf } from '#domain/card/said-price.ts';
import { euro } from '#domain/core/money.ts';
import { RATES } from '#domain/core/rates.ts';

const units = (said: number, bought: Bought) => readingsOf(said, bought, RATES).map(({ unit }) => unit);

test('"50" for something small is fifty thousand toman, 16 cents', () => {
  expect(readingsOf(50, 'small', RATES)).toEqual([
    { unit: 'thousand', toman: 50_000, rials: 500_000, worth: euro(16) },
    { unit: 'million', toman: 50_000_000, rials: 500_000_000, worth: euro(167_02) },
    { unit: 'toman', toman: 50, rials: 500, worth: euro(0) },
  ]);
});

test.each([
  [500, 'meal', 'thousand'],
  [1.2, 'meal', 'million'],
  [50, 'dear', 'million'],
  [300_000, 'meal', 'toman'],
  [900, 'small', 'thousand'],
] as const)('"%f" for %s is most likely in %s toman', (said, bought, unit) => {
  expect(units(said, bought)[0]).toBe(unit);
});

test('a reading that is worth nothing is the last', () => {
  for (const bought of ['small', 'meal', 'dear'] as const) expect(units(50, bought).at(-1)).toBe('toman');
});
