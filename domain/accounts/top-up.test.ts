import { expect, test } from 'vitest';
import { centsOf, topUpProblem } from '#domain/accounts/top-up.ts';

test('an amount is read however people write it', () => {
  const amounts = ['50', '49.90', '49,90', ' € 50 ', '50 €', '49.9', '۵۰', '٤٩٫٩٠'];
  expect(amounts.map(centsOf)).toEqual([5000, 4990, 4990, 5000, 5000, 4990, 5000, 4990]);
  const thousands = ['1000', '1,000', '1.000', '1 000', '1\u00a0000', "1'000", '1,000.50', '1.000,50', '۱٬۰۰۰'];
  expect(thousands.map(centsOf)).toEqual([
    100_000, 100_000, 100_000, 100_000, 100_000, 100_000, 100_050, 100_050, 100_000,
  ]);
});

test('what can mean two amounts, or none, is not read', () => {
  const none = ['', '€', 'ten', '-50', '12 34', '1,0000', '1.000.00', '50.999.9', '10,00,000', '1e3', '1234567'];
  expect(none.map(centsOf)).toEqual(none.map(() => null));
});

test('from ten to a thousand euros', () => {
  expect([999, 1000, 100_000, 100_001].map(topUpProblem)).toEqual([
    'amount_too_small',
    undefined,
    undefined,
    'amount_too_large',
  ]);
});
