import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { NewCard } from '#server/products/card/detail.ts';

/** Writes what became of a locked order; neither its days nor what it gives change by it. */
export async function writeDetail(
  tx: Transaction<Tables>,
  order: OrderOf<NewCard>,
  detail: NewCard,
): Promise<OrderOf<NewCard>> {
  await tx
    .updateTable('orders')
    .set({ detail: JSON.stringify(detail), version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .execute();
  return { ...order, detail };
}
