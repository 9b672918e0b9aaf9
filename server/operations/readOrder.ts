import type { Operation } from '#server/contract.ts';
import { shownOrder } from '#server/orders/shown-order.ts';

export const readOrder: Operation<'readOrder'> = async ({ path, who, deps }) => ({
  status: 200,
  body: await shownOrder(deps, path.orderId, who, deps.now()),
});
