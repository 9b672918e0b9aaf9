import { sql } from 'kysely';
import { isAllowed, type OrderAction, type OrderStatus, statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Changes the status by the table of actions and writes its event row, in the caller's transaction. Compare-and-swap:
 * of two concurrent calls one wins. Returns false when the status does not allow the action.
 */
export async function transition(
  db: Queryable,
  orderId: string,
  action: OrderAction,
  to: OrderStatus,
  at: number,
): Promise<boolean> {
  const moved = await db
    .updateTable('orders')
    .set({ status: to, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .where('status', 'in', [...statusesFor(action)])
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  await db.insertInto('order_event').values({ order_id: orderId, status: to, at }).execute();
  return true;
}

/** For requests of a traveller: throws 409 with the reason as a code. */
export function requireAllowed(action: OrderAction, status: OrderStatus): void {
  if (isAllowed(action, status)) return;
  if (status === 'expired')
    throw new ProblemError(409, { code: 'hold_expired', message: 'The hold of this order ended.' });
  throw new ProblemError(409, { code: 'not_allowed', message: `This is not possible while the order is ${status}.` });
}
