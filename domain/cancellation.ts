import { type OrderLeg, type PriceLine, type Protection, refundPercentAt } from '#domain/fares.ts';
import type { Path } from '#domain/flight-search.ts';
import { euro, type Money, sum } from '#domain/money.ts';

export type CancellationLine = { readonly path: Path; readonly percent: number; readonly amount: Money };

/** What comes back when an issued order is cancelled at a moment; all in EUR. */
export type Cancellation = {
  readonly refund: Money;
  readonly lines: readonly CancellationLine[];
  /** The protection gives more than the fare rules. */
  readonly byProtection: boolean;
};

export type Sold = {
  readonly legs: readonly Pick<OrderLeg, 'path' | 'fare'>[];
  /** The fares, by leg and age. */
  readonly lines: readonly Pick<PriceLine, 'path' | 'sum'>[];
  /** Taken off all fares together. */
  readonly discount: Money;
  readonly protection: Pick<Protection, 'isChosen' | 'refundPercent' | 'untilAt'>;
};

/**
 * What comes back, leg by leg: the share that the airline's steps give at that moment (domain/fare-rules.ts), or while it
 * runs the protection's share where that is more (decisions, `cancelPackage`). Of what was paid for the leg, the discount
 * taken off; the price of the protection itself does not come back. Whole cents, half a cent to the traveller.
 */
export function cancellationOf({ legs, lines, discount, protection }: Sold, now: number): Cancellation {
  const fares = legs.map(({ path }) => sumOf(lines.filter((line) => line.path === path)));
  const reductions = shares(discount.amount, fares);
  const byRules = legs.map(({ fare }) => refundPercentAt(fare.refundSteps, now));
  const isProtected = protection.isChosen && now < protection.untilAt;
  const given = legs.map(({ path }, index) => {
    const byFare = byRules[index] ?? 0;
    const percent = isProtected ? Math.max(byFare, protection.refundPercent) : byFare;
    const paid = (fares[index] ?? 0) - (reductions[index] ?? 0);
    return { path, percent, amount: euro(Math.round((paid * percent) / 100)) };
  });
  return {
    refund: sum(
      given.map(({ amount }) => amount),
      'EUR',
    ),
    lines: given,
    byProtection: given.some(({ percent }, index) => percent > (byRules[index] ?? 0)),
  };
}

const sumOf = (lines: Sold['lines']): number => lines.reduce((total, line) => total + line.sum.amount, 0);

/** An amount in parts like these weights; the last part is the rest, so that no cent is lost. */
function shares(amount: number, weights: readonly number[]): number[] {
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
