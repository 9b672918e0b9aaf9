import { sql, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { pricedAt } from '#server/orders/price.ts';
import type { Priced, Product } from '#server/orders/product.ts';

/** Stores the new detail and price of a locked order, and other columns. */
export const setPriced = async (
  tx: Transaction<Tables>,
  order: OrderRow,
  product: Product,
  { detail, fares }: Priced<unknown>,
  besides: Updateable<Tables['orders']> = {},
): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({
      ...detailColumns(product, detail),
      ...(await pricedAt(tx, order, { detail, fares }, product)),
      ...besides,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
