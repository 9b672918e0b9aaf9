import { sql, type Transaction } from 'kysely';
import type { Who } from '#server/accounts/who.ts';
import type { Tables } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { AppliedDiscount } from '#server/orders/discounts.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed } from '#server/orders/transition.ts';

/**
 * Sets the discount of an unpaid order. Throws 404 for an order of somebody else, 403 for a browser that only found
 * it, 409 in another status.
 */
export async function changeDiscount(
  { db, now, productOf }: Deps,
  orderId: string,
  who: Who,
  choose: (tx: Transaction<Tables>, order: OrderRow) => Promise<AppliedDiscount>,
): Promise<Order> {
  const { id } = await findOwnOrder({ db, productOf }, orderId, who, now());
  return db.transaction().execute(async (tx) => {
    const order = await adoptOrder(tx, await lockOrder(tx, id), who);
    requireAllowed('changeDiscount', order.status);
    await requireMayChange(tx, order, who, now());
    const changed = await tx
      .updateTable('orders')
      .set({ ...(await choose(tx, order)), version: sql<number>`version + 1` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toOrder(tx, changed, now(), who, { productOf });
  });
}
