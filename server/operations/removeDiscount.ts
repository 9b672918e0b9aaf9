import type { Operation } from '#server/contract.ts';
import { changeDiscount } from '#server/orders/change-discount.ts';
import { NO_DISCOUNT } from '#server/orders/discounts.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

/** Takes the discount code off an order. */
export const removeDiscount: Operation<'removeDiscount'> = async (call) => {
  const { path, who, deps } = call;
  return changeDiscount(call, await findOwnOrder(deps, path.orderId, who, deps.now()), async () => NO_DISCOUNT);
};
