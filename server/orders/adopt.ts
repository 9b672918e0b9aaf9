import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

/** What somebody began as a guest and goes on with after signing in is in their account from then on. */
export async function adoptOrder(tx: Queryable, order: OrderRow, { visitor, accountId }: Who): Promise<OrderRow> {
  if (accountId === null || order.account_id !== null || order.owner !== visitor) return order;
  await tx.updateTable('orders').set({ account_id: accountId }).where('id', '=', order.id).execute();
  return { ...order, account_id: accountId };
}
