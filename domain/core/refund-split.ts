import { type Currency, euro, type Money, percentOf, sum } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';

/** A percentage of the payment in whole cents; half a cent is rounded in the traveller's favour. */
export const comesBack = (paid: Money, percent: number): Money => percentOf(paid, percent);

/** Splits an amount by weights; the last part takes the remainder, so no cent is lost. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => (all === 0 ? 0 : Math.round((amount * weight) / all)));
  return [...parts, amount - parts.reduce((total, part) => total + part, 0)];
}

export type Paid = {
  /** Total price, in cents of EUR. */
  readonly total: number;
  /** The part paid from the balance, in cents of EUR. */
  readonly fromBalance: number;
  /** The part paid by card, in minor units of the card's currency. */
  readonly byCard: number;
};

/**
 * Destinations of a refund (in cents of EUR): all to the balance on request, else in the proportions of the payment.
 * `toCard` is in minor units of the card's currency and never more than the card paid.
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
/** Refund to the card, in its currency, and to the balance, in EUR. */
export type MoneyBack = components['schemas']['MoneyBack'];

/** Sum of several refunds; all cards have the same currency. */
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

/** `refundWays` with currencies. */
export function refundBy(refund: Money, { byCard, ...paid }: PaidBy, to: 'card' | 'balance' = 'card'): MoneyBack {
  const { toCard, toBalance } = refundWays(refund.amount, { ...paid, byCard: byCard.amount }, to);
  return { toCard: { ...byCard, amount: toCard }, toBalance: euro(toBalance) };
}
