import type { Operation } from '#server/contract.ts';
import { requireMayCancel } from '#server/orders/authority.ts';
import { quoteOf, toQuote } from '#server/orders/cancel.ts';
import { endOpenChange } from '#server/orders/changes.ts';
import { keepQuoteOf, standingQuote } from '#server/orders/kept-quote.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';

/** Keeps a cancellation quote for a while. While one for the same papers is valid, returns that one. */
export const keepQuote: Operation<'keepQuote'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const quote = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayCancel(tx, order, who, now);
    const product = deps.productOf(order.product);
    // The newest question counts: a quote of a change that is open ends.
    await endOpenChange(tx, id, 'dropped', { product, now });
    const { papers, ...quoted } = await quoteOf(tx, order, product, body.papers ?? null, now);
    const { until } =
      (await standingQuote(tx, id, papers, now)) ??
      (await keepQuoteOf(tx, order, product, { papers, cancellation: quoted.cancellation, now }));
    return { ...toQuote(order, { ...quoted, each: [] }, who), until };
  });
  return { status: 200, body: quote };
};
