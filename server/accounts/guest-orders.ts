import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

/**
 * Guest orders with a mail to this address (lower case). A typed address proves nothing; a reader of the mail has the
 * reference and could open the order anyway.
 */
const mailedTo = (email: string) => sql<boolean>`account_id is null and lower(orders.email) = ${email} and exists (
  select from outbox where outbox.order_id = orders.id and lower(outbox.recipient) = ${email})`;

export async function countGuestOrders(db: Queryable, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(mailedTo(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Moves those orders into an account. Only when one action has proved both the mailbox and the account: a stranger may
 * have opened the account with an address that is not theirs. Returns the number moved.
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

/** Revokes access by reference and e-mail; these browsers must find the orders again with the current address. */
export async function forgetFinders(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('order_access').where('order_id', 'in', orderIds).execute();
}
