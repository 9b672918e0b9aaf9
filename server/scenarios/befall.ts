import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** Writes into an order of a product what is to befall it (`sandbox` of its detail). Nothing happens where the product has no such order. */
export async function befall(
  db: Queryable,
  { product, orderId }: { readonly product: OrderRow['product']; readonly orderId: string },
  fate: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ detail: sql<string>`jsonb_set(detail, '{sandbox}', to_jsonb(${fate}::text))` })
    .where('id', '=', orderId)
    .where('product', '=', product)
    .execute();
}
