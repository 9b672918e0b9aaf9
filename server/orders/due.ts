import { sql } from 'kysely';
import type { OrderStatus } from '#domain/order-status.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Database } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

/** Longer than a supplier or a bank takes. */
export const LEASE_MS = MINUTE_MS;

/**
 * Takes charges whose moment has come, for a minute: no other process gets them, and after a crash they are due again.
 * Returns their ids.
 */
export async function claimCharges(
  db: Database,
  table: 'payment' | 'top_up',
  moment: 'check_at' | 'refund_due_at',
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<string[]> {
  const [charges, at] = [sql.table(table), sql.ref(moment)];
  const { rows } = await sql<{ charge_id: string }>`
    update ${charges} set ${at} = ${now + LEASE_MS} where charge_id in (
      select charge_id from ${charges} where ${at} <= ${now} order by ${at} limit ${limit} for update skip locked
    ) returning charge_id`.execute(db);
  return rows.map(({ charge_id }) => charge_id);
}

/** The same for orders in one of these statuses: of two processes only one asks the supplier. */
export const claimOrders = (
  db: Database,
  statuses: readonly OrderStatus[],
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<OrderRow[]> =>
  db
    .updateTable('orders')
    .set({ work_at: now + LEASE_MS })
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', statuses)
        .where('work_at', '<=', now)
        .orderBy('work_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** One after the other; what fails is told, and its lease runs out. Returns how many there were. */
export async function eachDue<T>(
  due: readonly T[],
  work: (one: T) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<number> {
  for (const one of due) {
    try {
      await work(one);
    } catch (error) {
      onError(error);
    }
  }
  return due.length;
}
