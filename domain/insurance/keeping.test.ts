import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_EACH, sharesOf } from '#domain/insurance/keeping.ts';

test('all but five euros come back of each', () => {
  expect(sharesOf([3000, 3000, 1500, 3000], 0)).toEqual([
    { paid: 3000, back: 2500 },
    { paid: 3000, back: 2500 },
    { paid: 1500, back: 1000 },
    { paid: 3000, back: 2500 },
  ]);
});

test('no more comes back than was paid', () => {
  expect(sharesOf([1000, 1000], 1500)).toEqual([
    { paid: 250, back: 0 },
    { paid: 250, back: 0 },
  ]);
});

test('the shares are together what was paid, to the cent', () => {
  const prices = fc.array(fc.integer({ min: 1000, max: 53_000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100 }), (all, percent) => {
      const fares = all.reduce((total, price) => total + price, 0);
      const discount = Math.floor((fares * percent) / 100);
      const shares = sharesOf(all, discount);
      expect(shares.reduce((total, { paid }) => total + paid, 0)).toBe(fares - discount);
      for (const { paid, back } of shares) expect(back).toBe(Math.max(0, paid - KEPT_EACH));
    }),
  );
});
