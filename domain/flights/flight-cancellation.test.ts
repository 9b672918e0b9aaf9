import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euro, sum } from '#domain/core/money.ts';
import { comesBack, refundWays } from '#domain/core/refund-split.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { type OrderLeg, refundPercentAt } from '#domain/flights/fares.ts';
import { cancellationOf, cancellationOfPeople, refundPlan, type Sold } from '#domain/flights/flight-cancellation.ts';

const leg = (
  path: 'departing' | 'returning',
  ...steps: readonly (readonly [number, number])[]
): Sold['legs'][number] => {
  const refundSteps = steps.map(([percent, until]) => ({ percent, until }));
  return {
    path,
    flight: { departsAt: 2500 },
    fare: { kind: 'systemic', fareClass: 'Y', checkedKg: 20, handKg: 5, refundSteps } satisfies OrderLeg['fare'],
  };
};
const NONE = { isChosen: false, refundPercent: 90, untilAt: 800 };
const sold = (change: Partial<Sold> = {}): Sold => ({
  legs: [leg('departing', [80, 100], [40, 1000]), leg('returning', [50, 2000])],
  lines: [
    { part: 'departing', sum: euro(10_000) },
    { part: 'departing', sum: euro(5000) },
    { part: 'returning', sum: euro(8000) },
  ],
  discount: euro(0),
  protection: NONE,
  ...change,
});

test('each leg by its own steps', () => {
  expect(cancellationOf(sold(), 99)).toEqual({
    refund: euro(16_000),
    lines: [
      { path: 'departing', percent: 80, paid: euro(15_000), amount: euro(12_000) },
      { path: 'returning', percent: 50, paid: euro(8000), amount: euro(4000) },
    ],
    byProtection: false,
  });
  expect(cancellationOf(sold(), 100).refund).toEqual(euro(10_000));
});

const PEOPLE = [
  [5000, 8000],
  [5000, 0],
  [5000, 0],
] as const;

test('one person leaves with this person’s share of each leg', () => {
  expect(cancellationOfPeople(sold(), PEOPLE, [0], 99)).toEqual({
    refund: euro(8000),
    lines: [
      { path: 'departing', percent: 80, paid: euro(5000), amount: euro(4000) },
      { path: 'returning', percent: 50, paid: euro(8000), amount: euro(4000) },
    ],
    byProtection: false,
  });
});

test('all people together get what the whole order gives back, with any discount', () => {
  fc.assert(
    fc.property(fc.nat(23_000), fc.constantFrom(50, 500, 1500), (discount, now) => {
      const order = sold({ discount: euro(discount) });
      expect(cancellationOfPeople(order, PEOPLE, [0, 1, 2], now)).toEqual(cancellationOf(order, now));
    }),
  );
});

test('a charter fare promises nothing', () => {
  const charter = sold({ legs: [leg('departing'), leg('returning')] });
  expectFields(cancellationOf(charter, 0), { refund: euro(0), byProtection: false });
});

test('the protection gives its share until it ends, and what the airline gives where that is more', () => {
  const protectedOrder = sold({
    legs: [leg('departing', [80, 1000]), leg('returning', [95, 2000])],
    protection: { ...NONE, isChosen: true },
  });
  expectFields(cancellationOf(protectedOrder, 799), {
    refund: euro(13_500 + 7600),
    lines: [{ percent: 90 }, { percent: 95 }],
    byProtection: true,
  });
  expectFields(cancellationOf(protectedOrder, 800), {
    lines: [{ percent: 80 }, { percent: 95 }],
    byProtection: false,
  });
});

test('what a discount took off was not paid and does not come back', () => {
  const halfPrice = sold({ discount: euro(11_500) });
  expect(cancellationOf(halfPrice, 99).refund).toEqual(euro(8000));
});

test('the plan of a protected leg: its share until it ends, then the airline’s, and nothing twice', () => {
  const steps = (...legSteps: readonly (readonly [number, number])[]) =>
    refundPlan(sold({ legs: [leg('departing', ...legSteps)], protection: { ...NONE, isChosen: true } }))[0]?.steps;
  expect(steps([70, 100], [30, 2500])).toEqual([
    { until: 800, percent: 90 },
    { until: 2500, percent: 30 },
  ]);
  expect(steps()).toEqual([
    { until: 800, percent: 90 },
    { until: 2500, percent: 0 },
  ]);
  expect(steps([95, 400], [50, 2500])).toEqual([
    { until: 400, percent: 95 },
    { until: 800, percent: 90 },
    { until: 2500, percent: 50 },
  ]);
});

test('the plan counts what was paid: the discount is taken off by leg, and no cent of it is lost', () => {
  const plan = refundPlan(sold({ discount: euro(1001) }));
  expect(plan.map(({ paid }) => paid.amount)).toEqual([15_000 - 653, 8000 - 348]);
});

const cents = fc.integer({ min: 0, max: 200_000 });
const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });
const order = fc
  .record({
    out: cents,
    back: cents,
    discount: fc.integer({ min: 0, max: 100 }),
    outSteps: percents,
    backSteps: percents,
    isChosen: fc.boolean(),
  })
  .map(({ out, back, discount, outSteps, backSteps, isChosen }) => {
    const steps = (list: number[]) =>
      list.toSorted((a, b) => b - a).map((percent, index) => [percent, (index + 1) * 100] as const);
    const off = Math.round(((out + back) * discount) / 100);
    return sold({
      legs: [leg('departing', ...steps(outSteps)), leg('returning', ...steps(backSteps))],
      lines: [
        { part: 'departing', sum: euro(out) },
        { part: 'returning', sum: euro(back) },
      ],
      discount: euro(off),
      protection: { isChosen, refundPercent: 90, untilAt: 250 },
    });
  });
const moment = fc.integer({ min: 0, max: 700 });

test('for every order and moment: never more than was paid, never more later, never less with protection', () => {
  fc.assert(
    fc.property(order, moment, moment, (any, a, b) => {
      const paid = any.lines.reduce((total, line) => total + line.sum.amount, 0) - any.discount.amount;
      const [early, late] = [cancellationOf(any, Math.min(a, b)), cancellationOf(any, Math.max(a, b))];
      expect(early.refund.amount).toBeLessThanOrEqual(paid);
      expect(late.refund.amount).toBeLessThanOrEqual(early.refund.amount);
      expect(early.lines.reduce((total, line) => total + line.amount.amount, 0)).toBe(early.refund.amount);
      for (const { amount } of early.lines) expect(amount.amount).toBeGreaterThanOrEqual(0);
      const without = cancellationOf({ ...any, protection: { ...any.protection, isChosen: false } }, a);
      expect(cancellationOf(any, a).refund.amount).toBeGreaterThanOrEqual(without.refund.amount);
    }),
  );
});

test('what the pictures of a plan say at any moment is what a cancellation then gives', () => {
  fc.assert(
    fc.property(order, moment, (any, now) => {
      const drawn = refundPlan(any).map(({ paid, steps }) => comesBack(paid, refundPercentAt(steps, now)));
      expect(sum(drawn, 'EUR')).toEqual(cancellationOf(any, now).refund);
    }),
  );
});

describe('the ways back', () => {
  test('back along the ways it was paid, or all to the balance', () => {
    const paid = { total: 10_000, fromBalance: 4000, byCard: 6540 }; // 60 € are 65.40 $
    expect(refundWays(5000, paid, 'card')).toEqual({ toBalance: 2000, toCard: 3270 });
    expect(refundWays(10_000, paid, 'card')).toEqual({ toBalance: 4000, toCard: 6540 });
    expect(refundWays(5000, paid, 'balance')).toEqual({ toBalance: 5000, toCard: 0 });
    expect(refundWays(5000, { total: 10_000, fromBalance: 10_000, byCard: 0 }, 'card')).toEqual({
      toBalance: 5000,
      toCard: 0,
    });
  });

  test('in euros not a cent is lost or made, and no way gives more than it took', () => {
    const paid = fc
      .record({
        total: fc.integer({ min: 1, max: 500_000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        back: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ total, share, back }) => ({
        total,
        fromBalance: Math.round(total * share),
        refund: Math.round(total * back),
      }));
    fc.assert(
      fc.property(paid, ({ total, fromBalance, refund }) => {
        const { toBalance, toCard } = refundWays(refund, { total, fromBalance, byCard: total - fromBalance }, 'card');
        expect(toBalance + toCard).toBe(refund);
        expect(toBalance).toBeLessThanOrEqual(fromBalance);
        expect(toCard).toBeLessThanOrEqual(total - fromBalance);
      }),
    );
  });
});
