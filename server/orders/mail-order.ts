import { euro, subtract } from '#domain/money.ts';
import { totalOf } from '#domain/payment.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import { priceOf } from '#server/orders/price.ts';
import type { OrderRow, PaymentRow } from '#server/orders/read-order.ts';

type PaidAmount = Pick<PaymentRow, 'amount' | 'currency' | 'from_balance'>;

/** What mails tell of an order: the flights as they were sold and what this payment pays, by card and by balance. */
export const mailOrder = (
  order: OrderRow,
  { amount, currency, from_balance }: PaidAmount,
  publicUrl: string,
): MailOrder => ({
  reference: order.reference,
  legs: order.detail.legs,
  byCard: { amount, currency },
  byCardInEuro: subtract(totalOf(priceOf(order)), euro(from_balance)),
  fromBalance: euro(from_balance),
  publicUrl,
});
