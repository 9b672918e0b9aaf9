import { sql, type Transaction } from 'kysely';
import { isAllowed, statusesFor } from '#domain/core/order-status.ts';
import type { Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** A stage of its product's contract, such as `driverNamed`. `mail` tells the traveller; null: only the order does. */
export type NewStage = { readonly stage: string; readonly mail: Mail | null };

/**
 * Writes how far a locked order is, while it is being issued or after it: an event row of its history and at most one
 * mail, in the caller's transaction. False, and nothing written, when the order is there already or its status does not
 * allow it: so repeating it after a crash tells nobody twice.
 */
export async function setStage(
  tx: Transaction<Tables>,
  order: OrderRow,
  { stage, mail }: NewStage,
  now: number,
): Promise<boolean> {
  if (!isAllowed('setStage', order.status)) return false;
  const moved = await tx
    .updateTable('orders')
    .set({ stage, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .where('status', 'in', [...statusesFor('setStage')])
    .where('stage', 'is distinct from', stage)
    .returning('status')
    .executeTakeFirst();
  if (!moved) return false;
  await tx
    .insertInto('order_event')
    .values({ order_id: order.id, status: moved.status, what: stage, at: now })
    .execute();
  if (mail) await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
  return true;
}
