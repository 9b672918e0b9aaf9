import { sql, type Transaction } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { Tables } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { asTours, PRODUCT, summaryOf } from '#server/products/tours/detail.ts';
import { givenBy } from '#server/products/tours/gives.ts';
import { guideOf } from '#server/products/tours/guide.ts';
import { guideMail } from '#server/products/tours/words.ts';

/** So long before the start the guide is named. */
const NAMED_BEFORE_MS = 7 * DAY_MS;
const LIMIT = 50;

/** Names the guide of each order that starts within a week, by a stage with its mail. */
export const nameGuides = async (
  { db, config, now }: Parameters<ProductWork>[0],
  onFailure: Parameters<ProductWork>[1],
): Promise<void> => {
  const at = now();
  const near = await db
    .selectFrom('orders')
    .select('id')
    .where('product', '=', PRODUCT)
    .where('status', 'in', statusesThat(isIssued))
    .where((eb) => eb.or([eb('stage', 'is', null), eb('stage', 'in', ['certain', 'moved'])]))
    .where('starts_at', '>', at)
    .where('starts_at', '<=', at + NAMED_BEFORE_MS)
    .where(sql<boolean>`jsonb_typeof(detail -> 'certainAt') = 'number'`)
    .limit(LIMIT)
    .execute();
  await eachOrder(db, near, name, onFailure);

  async function name(tx: Transaction<Tables>, locked: OrderRow): Promise<void> {
    const order = asTours(locked);
    const guide = guideOf(order.detail);
    const url = findBookingUrl({ publicUrl: config.publicUrl, reference: order.reference });
    const mail = guideMail(order.detail, guide, { reference: order.reference, url });
    if (!(await setStage(tx, order, { stage: 'guideNamed', mail }, at))) return;
    const columns = detailColumns({ summary: summaryOf, gives: givenBy }, { ...order.detail, guide });
    await tx.updateTable('orders').set(columns).where('id', '=', order.id).execute();
  }
};
