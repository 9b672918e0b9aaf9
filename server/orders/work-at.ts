import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';

/** When background work looks at the order next; null: not until another event. */
export async function setWorkAt(tx: Transaction<Tables>, orderId: string, at: number | null): Promise<void> {
  await tx.updateTable('orders').set({ work_at: at }).where('id', '=', orderId).execute();
}
