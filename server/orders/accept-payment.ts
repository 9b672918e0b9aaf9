import type { Transaction } from 'kysely';
import { ISSUE_PROMISE_SECONDS } from '#domain/limits.ts';
import type { Tables } from '#server/db/database.ts';
import { productOf } from '#server/orders/products.ts';
import type { OrderRow } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';

/** A locked order has its money: its held seats are sold, and the promise of its tickets begins. */
export async function acceptPayment(tx: Transaction<Tables>, order: OrderRow, now: number): Promise<void> {
  await productOf(order.product).sell(tx, order.detail);
  await transition(tx, order.id, 'acceptPayment', 'paid', now);
  await tx
    .updateTable('orders')
    .set({ work_at: now, promised_at: now + ISSUE_PROMISE_SECONDS * 1000 })
    .where('id', '=', order.id)
    .execute();
}
