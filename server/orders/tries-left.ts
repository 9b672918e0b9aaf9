import { MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import type { PaymentRow } from '#server/orders/order-row.ts';

/** Attempts left, over all payments. Returning from the bank without paying does not count as an attempt. */
export function triesLeft(payments: readonly Pick<PaymentRow, 'decline_reason'>[]): number {
  const tried = payments.filter(({ decline_reason }) => decline_reason !== 'cancelled_by_cardholder');
  return Math.max(0, MAX_PAYMENT_ATTEMPTS - tried.length);
}
