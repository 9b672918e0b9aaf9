import type { Operation } from '#server/contract.ts';
import { quoteOf, toQuote } from '#server/orders/cancel.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const quoteCancellation: Operation<'quoteCancellation'> = async ({ path, query, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const papers = query.papers === undefined ? null : [...new Set(query.papers.split(',').map(Number))];
  const { cancellation, payments, until } = await quoteOf(deps.db, order, deps.productOf(order.product), papers, now);
  return {
    status: 200,
    body: { ...toQuote(order, cancellation, payments, who), ...(until === null ? {} : { until }) },
  };
};
