import { euro } from '#domain/money.ts';
import type { Operation } from '#server/contract.ts';
import { backFrom, quoteOf } from '#server/orders/cancel.ts';
import { worthOf } from '#server/orders/parts.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const quoteCancellation: Operation<'quoteCancellation'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const { cancellation, payments } = await quoteOf(deps.db, order, deps.productOf(order.product), now);
  const { refund, lines, byProtection } = cancellation;
  const toBalance = order.account_id !== null && order.account_id === who.accountId;
  const paid = euro(worthOf(payments));
  const back = backFrom(refund, payments);
  return { status: 200, body: { paid, refund, back, lines: [...lines], byProtection, toBalance } };
};
