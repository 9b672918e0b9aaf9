import type { Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

/** The supplier makes papers, or has just made them, for a locked order that has ended: it is told later. */
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

/** Tells suppliers what nobody wants any more, until they confirm it; returns how many orders were looked at. */
export async function unmakeDue(
  db: Database,
  { productOf, now }: Pick<Deps, 'productOf'> & { readonly now: number },
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'unmake', table: 'unmaking', column: 'due_at', now, limit } as const;
  const tell = async (id: string, leasedTo: number) => {
    const told = await db
      .selectFrom('unmaking')
      .innerJoin('orders', 'orders.id', 'unmaking.order_id')
      .select(['orders.product', 'orders.detail', 'unmaking.numbers'])
      .where('orders.id', '=', id)
      .executeTakeFirst();
    if (!told) return;
    await productOf(told.product).cancel({ orderId: id, detail: told.detail, numbers: told.numbers });
    // More may have come from the supplier meanwhile: then another moment stands there.
    await db.deleteFrom('unmaking').where('order_id', '=', id).where('due_at', '=', leasedTo).execute();
  };
  return eachDueRow(db, due, tell, onFailure);
}
