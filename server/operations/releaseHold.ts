import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { changeOwnOrder } from '#server/orders/change-own-order.ts';
import { releaseOrder } from '#server/orders/release.ts';

/** Frees the stock. Idempotent. */
export const releaseHold: Operation<'releaseHold'> = (call) =>
  changeOwnOrder(call, async (tx, order, now) => {
    await requireMayChange(tx, order, call.who, now);
    if (order.status !== 'cancelled') await releaseOrder(tx, order, { productOf: call.deps.productOf, now });
  });
