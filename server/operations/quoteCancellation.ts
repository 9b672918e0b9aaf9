import { totalOf } from '#domain/payment.ts';
import type { Operation } from '#server/contract.ts';
import { quoteOf } from '#server/orders/cancel.ts';
import { priceOf } from '#server/orders/price.ts';
import { productOf } from '#server/orders/products.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const quoteCancellation: Operation<'quoteCancellation'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps.db, path.orderId, who, now);
  const { refund, lines, byProtection } = await quoteOf(deps.db, order, productOf(order.product), now);
  const toBalance = order.account_id !== null && order.account_id === who.accountId;
  const paid = totalOf(priceOf(order));
  return { status: 200, body: { paid, refund, lines: [...lines], byProtection, toBalance } };
};
