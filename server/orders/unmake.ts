import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { LEASE_MS, type OnFailure, tryEach } from '#server/work/due.ts';

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
  const leasedTo = now + LEASE_MS;
  const { rows } = await sql<{ id: string; numbers: string[] }>`
    update unmaking set due_at = ${leasedTo} where order_id in (
      select order_id from unmaking where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    ) returning order_id as id, numbers`.execute(db);
  const claimed = rows.map((row) => ({ ...row, dueAt: leasedTo }));
  const due = { job: 'unmake', now, table: 'unmaking', column: 'due_at' } as const;
  const tell = async ({ id, numbers }: (typeof claimed)[number]) => {
    const { product, detail } = await db
      .selectFrom('orders')
      .select(['product', 'detail'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await productOf(product).cancel({ orderId: id, detail, numbers });
    // More may have come from the supplier meanwhile: then another moment stands there.
    await db.deleteFrom('unmaking').where('order_id', '=', id).where('due_at', '=', leasedTo).execute();
  };
  await tryEach(db, due, claimed, tell, onFailure);
  return claimed.length;
}
