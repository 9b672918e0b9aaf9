import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { reminderMail } from '#server/orders/mails/reminder.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { owedOf, paymentsThatPaid } from '#server/orders/parts.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/**
 * Mails a locked order that owes a rest, when a moment has passed that its product names; one mail even when several
 * have. Returns the next moment, or null when none follows.
 */
export async function remindOfRest(
  tx: Tx,
  order: OrderRow,
  { productOf, publicUrl, now }: Context,
): Promise<number | null> {
  const { balance_due_at: dueAt, reminded_at } = order;
  if (dueAt === null) return null;
  const moments = productOf(order.product).payment.reminders(order.detail, dueAt);
  if (now < dueAt && moments.some((moment) => moment <= now && moment > (reminded_at ?? 0))) {
    const rest = owedOf(order, await paymentsThatPaid(tx, order));
    const mail = reminderMail(mailOrder(order, [], { productOf, publicUrl }), rest, dueAt);
    await queueMail(tx, { orderId: order.id, kind: 'reminder', recipient: order.email, mail }, now);
    await tx.updateTable('orders').set({ reminded_at: now }).where('id', '=', order.id).execute();
  }
  const next = moments.filter((moment) => moment > now && moment < dueAt);
  return next.length === 0 ? null : Math.min(...next);
}

/** Moves the due moment of a locked order's rest later. Throws for an earlier one, and for an order that owes nothing. */
export async function postponeRest(tx: Tx, order: OrderRow, dueAt: number, now: number): Promise<void> {
  if (order.balance_due_at === null || dueAt < order.balance_due_at)
    throw new Error('The due moment of a rest only moves later');
  await moveRest(tx, order, dueAt, now);
}

/**
 * Moves the due moment of a locked order's rest, earlier too: where it depends on what happens after the sale. The product
 * says what its owner was promised; a moment that has passed is refused, and so is an order that owes nothing.
 */
export async function moveRest(tx: Tx, order: OrderRow, dueAt: number, now: number): Promise<void> {
  if (order.balance_due_at === null || dueAt <= now) throw new Error('A rest is due later than now');
  await tx
    .updateTable('orders')
    .set((eb) => ({ balance_due_at: dueAt, work_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
}
