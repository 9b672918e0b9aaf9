import { euro } from '#domain/core/money.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { sumOf, worthOf } from '#server/orders/parts.ts';

export type PaidAmount = Pick<PaymentRow, 'amount' | 'currency' | 'from_balance' | 'worth'>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string };

/** Data of an order for its mails: what was sold, and what these payments paid by card and by balance. */
export function mailOrder(
  order: OrderRow,
  payments: readonly PaidAmount[],
  { productOf, publicUrl }: Context,
): MailOrder {
  const product = productOf(order.product);
  const fromBalance = sumOf(payments, 'from_balance');
  return {
    reference: order.reference,
    bought: product.papers.bought(order.detail),
    words: product.papers.wordsOf(order.detail),
    // All payments of an order are in one currency.
    byCard: { amount: sumOf(payments, 'amount'), currency: payments[0]?.currency ?? 'EUR' },
    byCardInEuro: euro(worthOf(payments) - fromBalance),
    fromBalance: euro(fromBalance),
    publicUrl,
  };
}
