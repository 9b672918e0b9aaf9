import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { changeFoundOrder } from '#server/orders/change-own-order.ts';
import type { AppliedDiscount } from '#server/orders/discounts.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { requireAllowed } from '#server/orders/transition.ts';

/**
 * Sets the discount of an unpaid order that `findOwnOrder` has found. Throws 403 for a browser that only found it by
 * reference, 409 in another status.
 */
export const changeDiscount = (
  call: Parameters<typeof changeFoundOrder>[0],
  found: Pick<OrderRow, 'id'>,
  choose: (tx: Transaction<Tables>, order: OrderRow) => Promise<AppliedDiscount>,
): ReturnType<typeof changeFoundOrder> =>
  changeFoundOrder(call, found, async (tx, locked, now) => {
    const order = await adoptOrder(tx, locked, call.who);
    requireAllowed('changeDiscount', order.status);
    await requireMayChange(tx, order, call.who, now);
    await tx
      .updateTable('orders')
      .set({ ...(await choose(tx, order)), version: sql<number>`version + 1` })
      .where('id', '=', order.id)
      .execute();
  });
