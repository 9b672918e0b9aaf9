import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';

/** When background work looks at the order next; null: not until another event. */
export async function setWorkAt(tx: Transaction<Tables>, orderId: string, at: number | null): Promise<void> {
  await tx.updateTable('orders').set({ work_at: at }).where('id', '=', orderId).execute();
}

/** Background work looks at the order at this time, or earlier if it would. */
export async function setWorkAtLatest(tx: Transaction<Tables>, orderId: string, at: number | null): Promise<void> {
  const earlier = sql<number | null>`least(work_at, ${at})`;
  await tx.updateTable('orders').set({ work_at: earlier }).where('id', '=', orderId).execute();
}
