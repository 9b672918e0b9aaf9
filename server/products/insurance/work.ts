import type { ProductWork } from '#server/orders/product-work.ts';
import { remindOfEnds } from '#server/products/insurance/reminders.ts';

/** Background work of policies besides that of their orders. */
export const work: ProductWork = async (deps, onFailure, isRare) => {
  if (isRare) await remindOfEnds(deps, onFailure);
};
