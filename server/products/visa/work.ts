import type { ProductWork } from '#server/orders/product-work.ts';
import { recountRoom } from '#server/products/visa/pictures/storage-limit.ts';
import { remindOfCodes } from '#server/products/visa/reminders.ts';

/** Background work of visa requests besides that of their orders: every ten minutes, in one process. */
export const work: ProductWork = async (deps, onFailure) => {
  if (await recountRoom(deps.db, deps.now())) await remindOfCodes(deps, onFailure);
};
