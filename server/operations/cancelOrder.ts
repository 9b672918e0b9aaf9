import { isSameMoney } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { requireMayCancel, requireMayFillBalance } from '#server/orders/authority.ts';
import { cancelAtSupplier, quoteOf, requestCancellation } from '#server/orders/cancel.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { shownOrder } from '#server/orders/shown-order.ts';

/**
 * Cancels with the refund that the page showed, once per key. If the supplier does not confirm now, background work
 * asks again.
 */
export const cancelOrder: Operation<'cancelOrder'> = async (call) => {
  const { path, body, request, who, deps } = call;
  const { db, config, productOf } = deps;
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  await idempotent(db, intentionOf(call, 'cancelOrder', [id, body]), async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayCancel(tx, order, who, now);
    if (body.to === 'balance') requireMayFillBalance(order, who, now);
    const product = productOf(order.product);
    const { papers, cancellation, lessOwed } = await quoteOf(tx, order, product, body.papers ?? null, now);
    const { refund } = cancellation;
    if (!isSameMoney(refund, body.refund)) {
      throw new ProblemError(409, {
        code: 'price_changed',
        message: 'The refund is not what the page showed.',
        price: { old: body.refund, new: refund },
      });
    }
    const part = papers === null ? {} : { papers, lessOwed };
    await requestCancellation(tx, order, product, { refund: refund.amount, destination: body.to, ...part }, now);
    return { status: 200 as const, body: null };
  });
  const context = { productOf, publicUrl: config.publicUrl, now };
  await cancelAtSupplier(db, id, context).catch((error: unknown) => request.log.error(error));
  return { status: 200, body: await shownOrder(deps, id, who, now) };
};
