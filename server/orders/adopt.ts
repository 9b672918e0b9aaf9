import { ProblemError } from '#domain/core/problem.ts';
import { forgetFinders } from '#server/accounts/guest-orders.ts';
import type { SignedIn, Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { requireMakerOrProof } from '#server/orders/authority.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** Moves an order that its visitor began as a guest into the account after sign-in. */
export async function adoptOrder(tx: Queryable, order: OrderRow, { visitor, accountId }: Who): Promise<OrderRow> {
  if (accountId === null || order.account_id !== null || order.owner !== visitor) return order;
  return putInto(tx, order, accountId);
}

/**
 * Like adoptOrder, but on request, and also for a browser that found the order and proved its mailbox with a code.
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
