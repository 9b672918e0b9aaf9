import { sql } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { asTours, PRODUCT, summaryOf } from '#server/products/tours/detail.ts';
import { givenBy } from '#server/products/tours/gives.ts';
import { guideMail } from '#server/products/tours/words.ts';

/** So long before the start the guide is named. */
const NAMED_BEFORE_MS = 7 * DAY_MS;
const LIMIT = 50;

/** Sample names: there are no such guides. */
const GUIDES: Readonly<Record<components['schemas']['GuideLanguage'], string>> = {
  English: 'Sara Ahmadi',
  German: 'Reza Karimi',
  French: 'Leila Rahimi',
  Spanish: 'Omid Sadeghi',
};

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
  for (const { id } of near) await name(id).catch((error: unknown) => onFailure(error, id));

  async function name(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const order = asTours(await lockOrder(tx, id));
      const guide = GUIDES[order.detail.guideLanguage];
      const url = findBookingUrl({ publicUrl: config.publicUrl, reference: order.reference });
      const mail = guideMail(order.detail, guide, { reference: order.reference, url });
      if (!(await setStage(tx, order, { stage: 'guideNamed', mail }, at))) return;
      const columns = detailColumns({ summary: summaryOf, gives: givenBy }, { ...order.detail, guide });
      await tx.updateTable('orders').set(columns).where('id', '=', id).execute();
    });
  }
};
