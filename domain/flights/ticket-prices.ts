import type { AgeClass } from '#domain/core/ages.ts';
import { type Money, subtract, sum } from '#domain/core/money.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import type { components } from '#openapi/generated/types.ts';

type Ticket = {
  readonly legs: readonly Pick<OrderLeg, 'prices'>[];
  /** The paid age class of each leg; default: `ageClass`. */
  readonly fareClasses: readonly AgeClass[];
  readonly ageClass: AgeClass;
};
type Paid = {
  readonly total: Money;
  readonly payment: Pick<components['schemas']['OrderPayment'], 'amount' | 'fromBalance'> | null;
};

/**
 * The fare of a ticket with all its legs, in euro; then in the currency of the card, where that was another one, at the
 * rate of that payment: the charge by what it paid of the order.
 */
export function ticketPrices({ legs, fareClasses, ageClass }: Ticket, { total, payment }: Paid): readonly Money[] {
  const fare = sum(
    legs.map(({ prices }, index) => prices[fareClasses[index] ?? ageClass]),
    'EUR',
  );
  if (!payment || payment.amount.currency === fare.currency) return [fare];
  const byCard = subtract(total, payment.fromBalance).amount;
  if (byCard <= 0) return [fare];
  const amount = Math.round((fare.amount * payment.amount.amount) / byCard);
  return [fare, { amount, currency: payment.amount.currency }];
}
