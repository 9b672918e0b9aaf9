import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

/**
 * Orders without an account of which a mail went to this address, in lower case. An address that was typed proves
 * nothing; with the mail its reader has the reference, and could open the order anyway.
 */
const mailedTo = (email: string) => sql<boolean>`account_id is null and lower(orders.email) = ${email} and exists (
  select from outbox where outbox.order_id = orders.id and lower(outbox.recipient) = ${email})`;

/** How many orders of guests were mailed to an address. */
export async function countGuestOrders(db: Queryable, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(mailedTo(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Those orders are in an account from now on. Only for somebody who has proved both in one go, the mailbox and the
 * account: an account may have been opened by a stranger with an address that is not theirs. Returns how many there
 * were.
 */
export async function claimGuestOrders(tx: Queryable, accountId: string, email: string): Promise<number> {
  const claimed = await tx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where(mailedTo(email))
    .returning('id')
    .execute();
  await forgetFinders(
    tx,
    claimed.map(({ id }) => id),
  );
  return claimed.length;
}

/** Whoever opened these orders by reference and e-mail has to do so again: with the address that they have now. */
export async function forgetFinders(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('order_access').where('order_id', 'in', orderIds).execute();
}
