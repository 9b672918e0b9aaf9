import type { Operation } from '#server/contract.ts';
import { changeDiscount } from '#server/orders/change-discount.ts';
import { NO_DISCOUNT } from '#server/orders/discounts.ts';

export const removeDiscount: Operation<'removeDiscount'> = async ({ path, who, deps }) => ({
  status: 200,
  body: await changeDiscount(deps, path.orderId, who, async () => NO_DISCOUNT),
});
