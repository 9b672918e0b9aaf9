import { euro, subtract } from '#domain/money.ts';
import { totalOf } from '#domain/payment.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { MailOrder } from '#server/orders/mails/layout.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';

type PaidAmount = Pick<PaymentRow, 'amount' | 'currency' | 'from_balance'>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string };

/** What mails tell of an order: what was sold and what this payment pays, by card and by balance. */
export function mailOrder(
  order: OrderRow,
  { amount, currency, from_balance }: PaidAmount,
  { productOf, publicUrl }: Context,
): MailOrder {
  const product = productOf(order.product);
  return {
    reference: order.reference,
    bought: product.mailBlock(order.detail),
    words: product.words,
    byCard: { amount, currency },
    byCardInEuro: subtract(totalOf(priceOf(order)), euro(from_balance)),
    fromBalance: euro(from_balance),
    publicUrl,
  };
}
