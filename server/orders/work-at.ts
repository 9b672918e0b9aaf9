import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';

/** When background work looks at an order next; null: not before something else happens to it. */
export async function setWorkAt(tx: Transaction<Tables>, orderId: string, at: number | null): Promise<void> {
  await tx.updateTable('orders').set({ work_at: at }).where('id', '=', orderId).execute();
}
