import type { Operation } from '#server/contract.ts';
import { changeDiscount } from '#server/orders/change-discount.ts';
import { NO_DISCOUNT } from '#server/orders/discounts.ts';

export const removeDiscount: Operation<'removeDiscount'> = (call) => changeDiscount(call, async () => NO_DISCOUNT);
