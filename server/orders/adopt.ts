import { sql } from 'kysely';
import { ProblemError } from '#domain/problem.ts';
import type { SignedIn, Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { requireMakerOrProof } from '#server/orders/authority.ts';
import { forgetFinders } from '#server/orders/finders.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** What somebody began as a guest and goes on with after signing in is in their account from then on. */
export async function adoptOrder(tx: Queryable, order: OrderRow, { visitor, accountId }: Who): Promise<OrderRow> {
  if (accountId === null || order.account_id !== null || order.owner !== visitor) return order;
  return putInto(tx, order, accountId);
}

/**
 * As adoptOrder, for who asks for it: also a browser that only found the order and has proved its mailbox by a code.
 * Throws 409 `not_allowed` for an order of another account, 403 `step_up_required`.
 */
export async function keepInAccount(tx: Queryable, order: OrderRow, who: SignedIn, now: number): Promise<OrderRow> {
  if (order.account_id === who.accountId) return order;
  if (order.account_id !== null) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order is in another account.' });
  }
  await requireMakerOrProof(tx, order, who, now);
  return putInto(tx, order, who.accountId);
}

async function putInto(tx: Queryable, order: OrderRow, accountId: string): Promise<OrderRow> {
  await tx.updateTable('orders').set({ account_id: accountId }).where('id', '=', order.id).execute();
  await forgetFinders(tx, [order.id]);
  return { ...order, account_id: accountId };
}

/**
 * Orders without an account of which a mail went to this address, in lower case. An address that was typed proves nothing;
 * with the mail its reader has the reference, and could open the order anyway.
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
 * Those orders are in an account from now on. Only for somebody who has proved both in one go, the mailbox and the account:
 * an account may have been opened by a stranger with an address that is not theirs. Returns how many there were.
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
