import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { releaseOrder } from '#server/orders/release.ts';

/** Frees the stock. Idempotent. */
export const releaseHold: Operation<'releaseHold'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const body = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayChange(tx, order, who, now);
    if (order.status !== 'cancelled') await releaseOrder(tx, order, { productOf: deps.productOf, now });
    return toOrder(tx, await lockOrder(tx, id), now, who, deps);
  });
  return { status: 200, body };
};
