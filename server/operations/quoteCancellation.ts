import type { Operation } from '#server/contract.ts';
import { quoteEach, quoteOf, toQuote } from '#server/orders/cancel.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const quoteCancellation: Operation<'quoteCancellation'> = async ({ path, query, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const papers = query.papers === undefined ? null : [...new Set(query.papers.split(',').map(Number))];
  const product = deps.productOf(order.product);
  const { until, ...quoted } = await quoteOf(deps.db, order, product, papers, now);
  // A kept quote is of the papers that were chosen.
  const each = until !== null ? [] : await quoteEach(deps.db, order, product, now);
  return {
    status: 200,
    body: { ...toQuote(order, { ...quoted, each }, who), ...(until === null ? {} : { until }) },
  };
};
