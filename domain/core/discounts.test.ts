import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOn, discountProblem, parseDiscountCode } from '#domain/core/discounts.ts';
import { euro } from '#domain/core/money.ts';

test('a code is digits, with or without blanks', () => {
  expect(['2026', ' 20 26 ', '0', '2147483647'].map(parseDiscountCode)).toEqual([2026, 2026, 0, 2_147_483_647]);
  expect(['۱۴۰۴', '١٤٠٤'].map(parseDiscountCode)).toEqual([1404, 1404]);
  const none = ['', ' ', '12a', '-5', '1.5', '2147483648', '99999999999', '1e3'];
  expect(none.map(parseDiscountCode)).toEqual(none.map(() => null));
});

test('whole cents, half a cent to the traveller', () => {
  expect(discountOn(euro(9500), 10)).toEqual(euro(950));
  expect(discountOn(euro(50), 1)).toEqual(euro(1));
  expect(discountOn(euro(49), 1)).toEqual(euro(0));
  expect(discountOn(euro(9505), 10)).toEqual(euro(951));
});

test('never more than the fares, never less for a higher percent, and within half a cent of the share', () => {
  const fares = fc.integer({ min: 0, max: 100_000_000 });
  const percent = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(fares, percent, (amount, share) => {
      const off = discountOn(euro(amount), share).amount;
      expect(off).toBeLessThanOrEqual(amount);
      expect(Math.abs(off - (amount * share) / 100)).toBeLessThanOrEqual(0.5);
      expect(discountOn(euro(amount), Math.min(100, share + 1)).amount).toBeGreaterThanOrEqual(off);
      expect(discountOn(euro(amount), 100)).toEqual(euro(amount));
    }),
  );
});

test('the terms: not before its start, not from its end on, not under the smallest fares', () => {
  const terms = { percent: 10, minFares: euro(5000), startsAt: 100, endsAt: 200 };
  const at = (now: number, fares = 5000) => discountProblem(terms, euro(fares), now);
  expect([at(99), at(100), at(199), at(200)]).toEqual(['discount_unknown', null, null, 'discount_expired']);
  expect([at(150, 4999), at(150, 5000)]).toEqual(['discount_too_small', null]);
});
