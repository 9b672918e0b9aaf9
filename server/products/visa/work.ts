import type { ProductWork } from '#server/orders/product-work.ts';
import { remindOfCodes } from '#server/products/visa/reminders.ts';

/** Background work of visa requests besides that of their orders. */
export const work: ProductWork = async (deps, onFailure, isRare) => {
  if (isRare) await remindOfCodes(deps, onFailure);
};
