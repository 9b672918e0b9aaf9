import { refundBy } from '#domain/cancellation.ts';
import { totalOf } from '#domain/payment.ts';
import type { Operation } from '#server/contract.ts';
import { paidBy, quoteOf } from '#server/orders/cancel.ts';
import { priceOf } from '#server/orders/price.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const quoteCancellation: Operation<'quoteCancellation'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const { cancellation, payment } = await quoteOf(deps.db, order, deps.productOf(order.product), now);
  const { refund, lines, byProtection } = cancellation;
  const toBalance = order.account_id !== null && order.account_id === who.accountId;
  const paid = totalOf(priceOf(order));
  const back = refundBy(refund, paidBy(order, payment));
  return { status: 200, body: { paid, refund, back, lines: [...lines], byProtection, toBalance } };
};
