import { sql } from 'kysely';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { ENDED_APPLICATION_DAYS, ORDER_PASSPORT_DAYS, UNPAID_PICTURE_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { BATCH, everPaid, lastMovedAt, OVER, type ProductRetention } from '#server/accounts/retention.ts';
import type { Database } from '#server/db/database.ts';
import { VISA } from '#server/products/visa/detail.ts';

/** In ms after the end of a visa request, or after it was abandoned. */
const ENDED_APPLICATION_MS = ENDED_APPLICATION_DAYS * DAY_MS;

/**
 * Deletes answers and pictures of visa requests: 30 days after the arrival; sooner when the request ended without a
 * visa or was abandoned as a draft.
 */
async function forgetApplications(db: Database, now: number): Promise<void> {
  for (const table of APPLICATION_TABLES) {
    const over = db
      .selectFrom('orders')
      .select('orders.id')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom(table).select('order_id').whereRef('order_id', '=', 'orders.id')),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('orders.starts_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS),
          and([eb('orders.status', 'in', OVER), eb(lastMovedAt(eb), '<=', now - ENDED_APPLICATION_MS)]),
        ]),
      )
      .limit(BATCH);
    await db.deleteFrom(table).where('order_id', 'in', over).execute();
  }
  await db.deleteFrom('visa_upload').where('ends_at', '<=', now).execute();
  await forgetUnpaidPictures(db, now);
}

const AWAITS_MONEY: readonly OrderStatus[] = ['awaitingPayment', 'paying', 'paymentFailed'];

/** Deletes old pictures of drafts: a draft itself can be renewed without end. */
async function forgetUnpaidPictures(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('visa_document')
    .where('stored_at', '<=', now - UNPAID_PICTURE_DAYS * DAY_MS)
    // A placed request is paid within a day or becomes a draft again.
    .where('order_id', 'not in', db.selectFrom('orders').select('id').where('status', 'in', AWAITS_MONEY))
    .where('order_id', 'not in', everPaid(db))
    .execute();
}

const APPLICATION_TABLES = ['visa_applicant', 'visa_document', 'visa_upload'] as const;

/** The review contains results for people: codes, refusals, a reviewer's questions and notes. */
const WITHOUT_REVIEW = sql<string>`detail - 'review'`;

export const retention: ProductRetention = {
  forgetEnded: forgetApplications,
  forgetOrder: async (tx, orderId) => {
    for (const table of APPLICATION_TABLES) await tx.deleteFrom(table).where('order_id', '=', orderId).execute();
    await tx
      .updateTable('orders')
      .set({ detail: WITHOUT_REVIEW })
      .where('id', '=', orderId)
      .where('product', '=', VISA)
      .execute();
  },
};
