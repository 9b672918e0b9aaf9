import type { Operation } from '#server/contract.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const readOrder: Operation<'readOrder'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  return { status: 200, body: await toOrder(deps.db, order, now, who, deps) };
};
