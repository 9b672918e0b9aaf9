import { MINUTE_MS } from '#domain/time.ts';
import type { Database } from '#server/db/database.ts';

/** Takes attempts whose moment has come, for a minute: no other process gets them, and after a crash they are due again. */
export const claimPayments = (
  db: Database,
  moment: 'check_at' | 'refund_due_at',
  { now, limit }: { readonly now: number; readonly limit: number },
) =>
  db
    .updateTable('payment')
    .set({ [moment]: now + MINUTE_MS })
    .where('charge_id', 'in', (query) =>
      query
        .selectFrom('payment')
        .select('charge_id')
        .where(moment, '<=', now)
        .orderBy(moment)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['charge_id', 'order_id', 'amount'])
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
