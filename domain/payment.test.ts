import { expect, test } from 'vitest';
import { euro } from '#domain/money.ts';
import { amountToPay } from '#domain/payment.ts';

test('the fares alone, or with protection', () => {
  expect(amountToPay(euro(9500), null, 'EUR')).toEqual(euro(9500));
  expect(amountToPay(euro(9500), euro(1140), 'EUR')).toEqual(euro(10_640));
});

test('another currency is rounded once, after the sum', () => {
  // 1.09 × (50 + 50) = 109; rounded one by one it would be 55 + 55.
  expect(amountToPay(euro(50), euro(50), 'USD')).toEqual({ amount: 109, currency: 'USD' });
});
