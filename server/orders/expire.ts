import { statusesFor } from '#domain/order-status.ts';
import type { Database } from '#server/db/database.ts';
import type { Product } from '#server/orders/product.ts';
import { transition } from '#server/orders/transition.ts';

const BATCH = 50;

/**
 * Ends holds whose time is over and gives their seats back: each once, however many sweepers run. An order that is being
 * paid is left alone; its payment decides. Returns how many ended; after a full batch of 50 there may be more.
 */
export async function expireHolds(db: Database, product: Product, now: number): Promise<number> {
  let ended = 0;
  // One transaction each: seats are then locked in the order of one order's legs, never across orders.
  while (ended < BATCH && (await expireOne(db, product, now, null))) ended += 1;
  return ended;
}

/** The same for one order, for an answer that must not be stale. */
export const expireHold = (db: Database, product: Product, now: number, orderId: string): Promise<boolean> =>
  expireOne(db, product, now, orderId);

async function expireOne(db: Database, product: Product, now: number, orderId: string | null): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('orders')
      .select(['id', 'detail'])
      .where('status', 'in', [...statusesFor('expireHold')])
      .where('deadline_at', '<=', now);
    // Sweepers pass over what another one has; a reader waits for it instead.
    const order = orderId
      ? await due.where('id', '=', orderId).forUpdate().executeTakeFirst()
      : await due.where('work_at', '<=', now).orderBy('work_at').limit(1).forUpdate().skipLocked().executeTakeFirst();
    if (!order) return false;
    await transition(tx, order.id, 'expireHold', 'expired', now);
    await tx.updateTable('orders').set({ work_at: null }).where('id', '=', order.id).execute();
    await product.release(tx, order.detail);
    return true;
  });
}
