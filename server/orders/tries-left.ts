import { MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { PaymentRow } from '#server/orders/order-row.ts';

/** Attempts left, over all payments. Returning from the bank without paying does not count as an attempt. */
export function triesLeft(payments: readonly Pick<PaymentRow, 'decline_reason'>[]): number {
  const tried = payments.filter(({ decline_reason }) => decline_reason !== 'cancelled_by_cardholder');
  return Math.max(0, MAX_PAYMENT_ATTEMPTS - tried.length);
}

type Paid = Pick<PaymentRow, 'purpose' | 'ordinal'>;

/**
 * The attempts of an order that count for the next payment: those at the same part. At differences: all of the last 24
 * hours that did not succeed, because each quote of a change is another difference.
 */
export const triesAt = (payments: readonly PaymentRow[], { purpose, ordinal }: Paid, now: number): PaymentRow[] =>
  payments.filter((one) =>
    purpose === 'difference'
      ? one.purpose === purpose &&
        one.started_at > now - DAY_MS &&
        (one.status === 'declined' || one.status === 'started')
      : one.purpose === purpose && one.ordinal === ordinal,
  );
