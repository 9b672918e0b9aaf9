import type { Operation } from '#server/contract.ts';
import { requireMayCancel } from '#server/orders/authority.ts';
import { changesOf } from '#server/orders/changes.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

/** No product changes issued orders yet: 409 for who may, as for a product without changes. */
export const dropChange: Operation<'dropChange'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  await requireMayCancel(deps.db, order, who, now);
  changesOf(deps.productOf(order.product));
  throw new Error('No product has changes yet');
};
