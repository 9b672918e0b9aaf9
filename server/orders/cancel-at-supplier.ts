import type { Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

/** Cancels later at the supplier: it makes, or has just made, papers for a locked order that has ended. */
export async function unmakeLater(
  tx: Transaction<Tables>,
  orderId: string,
  numbers: readonly string[],
  now: number,
): Promise<void> {
  const row = { numbers: [...numbers], due_at: now };
  await tx
    .insertInto('unmaking')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
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
    // More papers may have come meanwhile; then the row has another due time.
    await db.deleteFrom('unmaking').where('order_id', '=', id).where('due_at', '=', leasedTo).execute();
  };
  return eachDueRow(db, due, tell, onFailure);
}
