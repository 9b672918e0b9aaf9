import { sql } from 'kysely';
import { ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { BATCH, type ProductRetention } from '#server/accounts/retention.ts';
import type { Database } from '#server/db/database.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { forgetOpenings } from '#server/products/transport/runs/openings.ts';

type Column = 'detail' | 'before' | 'after';

/** The names and plates of those who drive are theirs, and not of the traveller's `personal`. */
const withoutDrivers = (column: Column) => sql<string>`jsonb_set(${sql.ref(column)}, '{rides}', (
  select jsonb_agg(ride || '{"driver": null, "earlierDriver": null}' order by place)
  from jsonb_array_elements(${sql.ref(column)} -> 'rides') with ordinality as rides(ride, place)))`;

const namesDriver = (column: Column) => sql<boolean>`(
  jsonb_path_exists(${sql.ref(column)}, '$.rides[*].driver.name')
  or jsonb_path_exists(${sql.ref(column)}, '$.rides[*].earlierDriver.name'))`;

/** Forgets who drove, when the name on the sign is forgotten. */
async function forgetDrivers(db: Database, now: number): Promise<void> {
  const over = db
    .selectFrom('orders')
    .select('orders.id')
    .where('product', '=', PRODUCT)
    .where('ends_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS);
  await db
    .updateTable('orders')
    .set({ detail: withoutDrivers('detail') })
    .where('id', 'in', over.where(namesDriver('detail')).limit(BATCH))
    .execute();
  await db
    .updateTable('order_change')
    .set({ before: withoutDrivers('before'), after: withoutDrivers('after') })
    .where('order_id', 'in', over)
    .where(({ or }) => or([namesDriver('before'), namesDriver('after')]))
    .execute();
}

export const retention: ProductRetention = {
  forgetEnded: forgetDrivers,
  forgetAccount: forgetOpenings,
  forgetOrder: async (tx, orderId) => {
    await tx
      .updateTable('orders')
      .set({ detail: withoutDrivers('detail') })
      .where('id', '=', orderId)
      .where('product', '=', PRODUCT)
      // A train or a bus has no rides.
      .where(sql<boolean>`detail ? 'rides'`)
      .execute();
  },
};
