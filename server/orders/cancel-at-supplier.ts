import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

/**
 * Cancels later at the supplier: it makes, or has just made, papers for a locked order that has ended, or papers that a
 * change replaced. Adds to what is still to be cancelled.
 */
export async function unmakeLater(
  tx: Transaction<Tables>,
  orderId: string,
  numbers: readonly string[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('unmaking')
    .values({ order_id: orderId, numbers: [...numbers], due_at: now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ numbers: sql`unmaking.numbers || excluded.numbers`, due_at: now }),
    )
    .execute();
}

/** Cancels unwanted papers at suppliers until they confirm; returns the number of orders handled. */
export async function unmakeDue(
  db: Database,
  { productOf, now }: Pick<Deps, 'productOf'> & { readonly now: number },
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'unmake', table: 'unmaking', id: 'order_id', column: 'due_at', now, limit } as const;
  const tell = async (id: string, leasedTo: number) => {
    const order = await db
      .selectFrom('unmaking')
      .innerJoin('orders', 'orders.id', 'unmaking.order_id')
      .select(['orders.product', 'orders.detail', 'unmaking.numbers'])
      .where('orders.id', '=', id)
      .executeTakeFirst();
    if (!order) return;
    await productOf(order.product).supplier.cancel({ orderId: id, detail: order.detail, numbers: order.numbers });
    await noteUnmade(db, id, order.numbers, leasedTo);
  };
  return eachDueRow(db, due, tell, onFailure);
}

/** Ends the work, or keeps what was added while the supplier was told of `numbers`. */
async function noteUnmade(db: Database, orderId: string, numbers: readonly string[], leasedTo: number): Promise<void> {
  const ended = await db
    .deleteFrom('unmaking')
    .where('order_id', '=', orderId)
    .where('due_at', '=', leasedTo)
    .where(sql<boolean>`numbers = ${numbers}::text[]`)
    .executeTakeFirst();
  if (ended.numDeletedRows > 0n) return;
  const rest = sql<string[]>`array(select unnest(numbers) except select unnest(${numbers}::text[]))`;
  await db.updateTable('unmaking').set({ numbers: rest }).where('order_id', '=', orderId).execute();
}
