import { euro } from '#domain/money.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';

export type PaidAmount = Pick<PaymentRow, 'amount' | 'currency' | 'from_balance' | 'worth'>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string };

/** What mails tell of an order: what was sold and what these payments pay together, by card and by balance. */
export function mailOrder(
  order: OrderRow,
  payments: readonly PaidAmount[],
  { productOf, publicUrl }: Context,
): MailOrder {
  const product = productOf(order.product);
  const sumOf = (key: 'amount' | 'from_balance' | 'worth') => payments.reduce((all, one) => all + one[key], 0);
  const fromBalance = sumOf('from_balance');
  return {
    reference: order.reference,
    bought: product.mailBlock(order.detail),
    words: product.words,
    // All payments of an order are in one currency.
    byCard: { amount: sumOf('amount'), currency: payments[0]?.currency ?? 'EUR' },
    byCardInEuro: euro(sumOf('worth') - fromBalance),
    fromBalance: euro(fromBalance),
    publicUrl,
  };
}
