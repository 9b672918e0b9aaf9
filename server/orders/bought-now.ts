import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';

/** What was bought, for the people who are left. `staying`: their number; null while nobody has left. */
export const boughtNow = (
  product: Pick<Product, 'summary'>,
  { detail }: Pick<OrderRow, 'detail'>,
  staying: number | null,
): components['schemas']['Bought'] => {
  const bought = product.summary(detail);
  return staying === null ? bought : { ...bought, people: Math.max(1, staying) };
};

/** How many people are left in each of these orders that somebody has left. */
export async function stayingIn(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('passenger')
    .select(({ fn }) => ['order_id', fn.countAll<string>().as('all'), fn.count<string>('left_at').as('left')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .having(({ fn }) => fn.count('left_at'), '>', 0)
    .execute();
  return new Map(rows.map(({ order_id, all, left }) => [order_id, Number(all) - Number(left)]));
}
