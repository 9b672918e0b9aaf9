import type { ProductWork } from '#server/orders/product-work.ts';
import { giveCalledOffBack } from '#server/products/tours/work/called-off.ts';
import { decideDepartures } from '#server/products/tours/work/decide.ts';
import { forgetPrivateDepartures } from '#server/products/tours/work/forget-private.ts';
import { nameGuides } from '#server/products/tours/work/guides.ts';
import { tellOrders } from '#server/products/tours/work/tell-orders.ts';

/** What happens to departures and their orders by itself. */
export const work: ProductWork = async (deps, onFailure, isRare) => {
  await decideDepartures(deps.db, deps.now());
  await tellOrders(deps, onFailure);
  await giveCalledOffBack(deps, onFailure);
  await nameGuides(deps, onFailure);
  if (isRare) await forgetPrivateDepartures(deps.db, deps.now());
};
