import type { Database } from '#server/db/database.ts';
import { inOneMoment } from '#server/db/one-moment.ts';
import type { Deps } from '#server/orders/deps.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { type Asker, findOwnOrder, readOwnOrder } from '#server/orders/read-order.ts';

/**
 * The order with its change, payments and refunds as they were at one moment, for who may read it. Throws 404 for an
 * order of somebody else. First ends an overdue hold, like findOwnOrder.
 */
export async function shownOrder(
  { db, productOf }: Pick<Deps, 'productOf'> & { readonly db: Database },
  orderId: string,
  who: Asker,
  now: number,
): Promise<Order> {
  const { id } = await findOwnOrder({ db, productOf }, orderId, who, now);
  return inOneMoment(db, async (tx) => toOrder(tx, await readOwnOrder(tx, id, who), now, who, { productOf }));
}
