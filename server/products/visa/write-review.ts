import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { setStage } from '#server/orders/set-stage.ts';
import type { VisaDetail } from '#server/products/visa/detail.ts';
import { refusalsOf } from '#server/products/visa/gives.ts';
import { type Review, stageOf } from '#server/products/visa/review.ts';

/**
 * Stores the review of a locked request, and the stage of the order that follows from it; background work looks at it
 * next. Answers with the new detail.
 */
export async function writeReview(
  tx: Transaction<Tables>,
  order: OrderOf<VisaDetail>,
  review: Review,
  now: number,
): Promise<VisaDetail> {
  const detail: VisaDetail = { ...order.detail, review };
  await tx
    .updateTable('orders')
    .set({ ...reviewColumns(detail), work_at: now, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .execute();
  const stage = stageOf(review);
  if (stage !== null) await setStage(tx, order, { stage, mail: null }, now);
  return detail;
}

/** The columns of a detail whose review went on: its days are as they were. */
const reviewColumns = (detail: VisaDetail) => ({
  detail: JSON.stringify(detail),
  gives: JSON.stringify(refusalsOf(detail)),
});
