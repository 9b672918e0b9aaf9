import { statusesFor } from '#domain/core/order-status.ts';
import { isUnfinished } from '#domain/core/status-questions.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { type OnFailure, tryEach } from '#server/work/due.ts';

const BATCH = 50;

type Sold = Pick<Deps, 'db' | 'productOf'>;

/**
 * Ends overdue holds and drafts and frees their stock, each once, with any number of sweepers. Skips an order that is
 * being paid (its payment decides) and one that fails. Returns the number ended.
 */
export async function expireHolds(sold: Sold, now: number, onFailure: OnFailure): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await dueHolds(sold.db, now);
    const before = ended;
    // One transaction per order: stock is locked in the order of one order's parts, never across orders.
    await tryEach(
      sold.db,
      { job: 'expire', table: 'orders', id: 'id', column: 'work_at', now },
      due,
      async ({ id }) => {
        if (await expireOne(sold, now, id, 'passed over')) ended += 1;
      },
      onFailure,
    );
    if (due.length < BATCH || ended === before) return ended;
  }
}

async function dueHolds(db: Database, now: number) {
  const holds = await db
    .selectFrom('orders')
    .select(['id', 'work_at'])
    .where('status', 'in', [...statusesFor('expireHold')])
    .where('deadline_at', '<=', now)
    .where('work_at', '<=', now)
    .orderBy('work_at')
    .limit(BATCH)
    .execute();
  return holds.flatMap(({ id, work_at }) => (work_at === null ? [] : [{ id, dueAt: work_at }]));
}

/** Like expireHolds for one order, when the answer must be current: waits for a sweeper that holds its lock. */
export const expireHold = (sold: Sold, orderId: string, now: number): Promise<boolean> =>
  expireOne(sold, now, orderId, 'waited for');

async function expireOne(
  { db, productOf }: Sold,
  now: number,
  orderId: string,
  locked: 'passed over' | 'waited for',
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('orders')
      .select(['id', 'product', 'detail', 'status'])
      .where('id', '=', orderId)
      .where('status', 'in', [...statusesFor('expireHold')])
      .where('deadline_at', '<=', now)
      .forUpdate();
    const order = await (locked === 'passed over' ? due.skipLocked() : due).executeTakeFirst();
    if (!order) return false;
    await transition(tx, order.id, 'expireHold', 'expired', now);
    await setWorkAt(tx, order.id, null);
    if (isUnfinished(order.status)) await productOf(order.product).stock.release(tx, order.detail);
    return true;
  });
}
