import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { amountToPay, totalOf } from '#domain/core/payment.ts';
import type { Rates } from '#domain/core/rates.ts';

const RATES: Rates = { on: '2026-12-01', rials: { EUR: 1_090_000, USD: 1_000_000 } };
const price = { fares: euro(9500), discount: null, protection: null };

test('the fares, less the discount, with the protection when it is chosen', () => {
  expect(totalOf(price)).toEqual(euro(9500));
  expect(totalOf({ ...price, discount: euro(950) })).toEqual(euro(8550));
  expect(totalOf({ ...price, discount: euro(950), protection: euro(1140) })).toEqual(euro(9690));
  expect(amountToPay(totalOf({ ...price, protection: euro(1140) }), 'EUR', RATES)).toEqual(euro(10_640));
});

test('the card pays what the balance does not', () => {
  expect(amountToPay(totalOf(price), 'EUR', RATES, euro(4000))).toEqual(euro(5500));
  expect(amountToPay(totalOf(price), 'USD', RATES, euro(9500))).toEqual({ amount: 0, currency: 'USD' });
});

test('another currency is rounded once, after the sum', () => {
  // 1.09 × (50 + 50) = 109; rounded one by one it would be 55 + 55.
  const halves = { fares: euro(50), discount: null, protection: euro(50) };
  expect(amountToPay(totalOf(halves), 'USD', RATES)).toEqual({ amount: 109, currency: 'USD' });
});

test('what the balance pays comes off before the rest is converted', () => {
  // 1.09 × (100 − 50) rounds to 55; from 109 another 55 would leave 54.
  expect(amountToPay(totalOf({ ...price, fares: euro(100) }), 'USD', RATES, euro(50))).toEqual({
    amount: 55,
    currency: 'USD',
  });
});
