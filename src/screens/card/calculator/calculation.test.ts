import { expect, test } from 'vitest';
import { RATES } from '#domain/core/rates.ts';
import { calculationOf, centsOf } from '#src/screens/card/calculator/calculation.ts';

test('an amount is read as people write it, and nothing else is an amount', () => {
  expect(['300', '300.5', '300,50', '1,300.00', ' € 50 ', '۳۰۰'].map(centsOf)).toEqual([
    30_000, 30_050, 30_050, 130_000, 5_000, 30_000,
  ]);
  expect(['', 'ten', '-5', '1.2345', '1,30,0', '12345678'].map(centsOf)).toEqual([null, null, null, null, null, null]);
});

test('three hundred euros less seven percent are rials at the rate of the day', () => {
  const { quote, problem } = calculationOf({ amount: '300', currency: 'EUR' }, RATES);
  expect([problem, quote?.fee.amount, quote?.rials]).toEqual([null, 21_00, 279 * RATES.rials.EUR]);
});

test('less than the least, more than the most and no amount are three problems', () => {
  const problemOf = (amount: string) => calculationOf({ amount, currency: 'EUR' }, RATES).problem;
  expect(['49.99', '50', '4466.35', 'x'].map(problemOf)).toEqual(['too_little', null, 'too_much', 'amount']);
});
