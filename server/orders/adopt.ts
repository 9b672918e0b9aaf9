import { sql } from 'kysely';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

/** What somebody began as a guest and goes on with after signing in is in their account from then on. */
export async function adoptOrder(tx: Queryable, order: OrderRow, { visitor, accountId }: Who): Promise<OrderRow> {
  if (accountId === null || order.account_id !== null || order.owner !== visitor) return order;
  await tx.updateTable('orders').set({ account_id: accountId }).where('id', '=', order.id).execute();
  return { ...order, account_id: accountId };
}

const placedAsGuest = (email: string) => sql<boolean>`account_id is null and lower(email) = ${email}`;

/** How many orders somebody placed with an address, in lower case, without an account. */
export async function countGuestOrders(db: Queryable, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(placedAsGuest(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Those orders are in an account from now on. Only for somebody who has proved both in one go, the mailbox and the account:
 * an account may have been opened by a stranger with an address that is not theirs. Returns how many there were.
 */
export async function claimGuestOrders(tx: Queryable, accountId: string, email: string): Promise<number> {
  const claimed = await tx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where(placedAsGuest(email))
    .returning('id')
    .execute();
  return claimed.length;
}
