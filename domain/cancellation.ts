import { type OrderLeg, type PriceLine, type Protection, type RefundStep, refundPercentAt } from '#domain/fares.ts';
import type { Path } from '#domain/flight-search.ts';
import { type Currency, euro, type Money, sum } from '#domain/money.ts';
import type { components } from '#openapi/generated/types.ts';

export type CancellationLine = { readonly path: Path; readonly percent: number; readonly amount: Money };

/** What comes back when an issued order is cancelled at a moment; all in EUR. */
export type Cancellation = {
  readonly refund: Money;
  readonly lines: readonly CancellationLine[];
  /** The protection gives more than the fare rules. */
  readonly byProtection: boolean;
};

export type Sold = {
  readonly legs: readonly (Pick<OrderLeg, 'path' | 'fare'> & {
    readonly flight: Pick<OrderLeg['flight'], 'departsAt'>;
  })[];
  /** The fares, by leg and age. */
  readonly lines: readonly Pick<PriceLine, 'part' | 'sum'>[];
  /** Taken off all fares together. */
  readonly discount: Money;
  readonly protection: Pick<Protection, 'isChosen' | 'refundPercent' | 'untilAt'>;
};

/** What was paid for a leg, the discount taken off, and the steps by which it comes back. */
export type LegRefund = { readonly path: Path; readonly paid: Money; readonly steps: readonly RefundStep[] };

/**
 * What comes back of an order and until when, leg by leg. Every page, mail and payment takes its figures from here: the
 * pictures draw it, `cancellationOf` adds it up. The price of the protection itself never comes back.
 */
export function refundPlan({ legs, lines, discount, protection }: Sold): LegRefund[] {
  const fares = legs.map(({ path }) => sumOf(lines.filter(({ part }) => part === path)));
  const reductions = shares(discount.amount, fares);
  return legs.map((leg, index) => ({
    path: leg.path,
    paid: euro((fares[index] ?? 0) - (reductions[index] ?? 0)),
    steps: protection.isChosen ? protectedSteps(leg, protection) : leg.fare.refundSteps,
  }));
}

/** A share of what was paid: whole cents, half a cent to the traveller. */
export const comesBack = (paid: Money, percent: number): Money => ({
  ...paid,
  amount: Math.round((paid.amount * percent) / 100),
});

/** The steps of a leg with the protection: the better of its share, while it runs, and the airline's. */
function protectedSteps(
  { fare, flight }: Sold['legs'][number],
  { refundPercent, untilAt }: Sold['protection'],
): RefundStep[] {
  const cuts = [...new Set([...fare.refundSteps.map(({ until }) => until), untilAt, flight.departsAt])].sort(
    (a, b) => a - b,
  );
  const steps = cuts.map((until) => {
    // Every moment of a stretch has the same share: its last one is as good as any.
    const byFare = refundPercentAt(fare.refundSteps, until - 1);
    return { until, percent: until <= untilAt ? Math.max(byFare, refundPercent) : byFare };
  });
  return steps.filter(({ percent }, index) => steps[index + 1]?.percent !== percent);
}

/**
 * What comes back at a moment: the share that the airline's steps give then (domain/fare-rules.ts), or while it runs the
 * protection's share where that is more.
 */
export function cancellationOf(sold: Sold, now: number): Cancellation {
  const given = refundPlan(sold).map(({ path, paid, steps }) => {
    const percent = refundPercentAt(steps, now);
    return { path, percent, amount: comesBack(paid, percent) };
  });
  return {
    refund: sum(
      given.map(({ amount }) => amount),
      'EUR',
    ),
    lines: given,
    byProtection: given.some(
      ({ percent }, index) => percent > refundPercentAt(sold.legs[index]?.fare.refundSteps ?? [], now),
    ),
  };
}

const sumOf = (lines: Sold['lines']): number => lines.reduce((total, line) => total + line.sum.amount, 0);

/** An amount in parts like these weights; the last part is the rest, so that no cent is lost. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => (all === 0 ? 0 : Math.round((amount * weight) / all)));
  return [...parts, amount - parts.reduce((total, part) => total + part, 0)];
}

export type Paid = {
  /** The whole price, in cents of EUR. */
  readonly total: number;
  /** What the balance paid of it, in cents of EUR. */
  readonly fromBalance: number;
  /** What the card paid, in minor units of its own currency. */
  readonly byCard: number;
};

/**
 * Where a refund, in cents of EUR, goes: all of it to the balance when that was asked for, and else back along the ways it
 * was paid, in their proportion. `toCard` is in minor units of the card's currency and never more than the card paid.
 */
export function refundWays(
  refund: number,
  { total, fromBalance, byCard }: Paid,
  to: 'card' | 'balance',
): { readonly toBalance: number; readonly toCard: number } {
  const cardEuros = total - fromBalance;
  if (to === 'balance' || cardEuros === 0) return { toBalance: refund, toCard: 0 };
  const toBalance = Math.round((refund * fromBalance) / total);
  return { toBalance, toCard: Math.min(byCard, Math.round((byCard * (refund - toBalance)) / cardEuros)) };
}

/** How an order was paid, or will be. */
export type PaidBy = Pick<Paid, 'total' | 'fromBalance'> & { readonly byCard: Money };
/** What comes back to the card, in its currency, and to the balance, in EUR. */
export type MoneyBack = components['schemas']['MoneyBack'];

/** What several payments give back together; all of them by cards of one currency. */
export const sumOfBacks = (backs: readonly MoneyBack[], currency: Currency): MoneyBack => ({
  toCard: sum(
    backs.map(({ toCard }) => toCard),
    currency,
  ),
  toBalance: sum(
    backs.map(({ toBalance }) => toBalance),
    'EUR',
  ),
});

/** Where a refund goes, as refundWays, with the currencies. */
export function refundBy(refund: Money, { byCard, ...paid }: PaidBy, to: 'card' | 'balance' = 'card'): MoneyBack {
  const { toCard, toBalance } = refundWays(refund.amount, { ...paid, byCard: byCard.amount }, to);
  return { toCard: { ...byCard, amount: toCard }, toBalance: euro(toBalance) };
}
