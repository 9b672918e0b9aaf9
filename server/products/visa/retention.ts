import { sql } from 'kysely';
import { ENDED_APPLICATION_DAYS, ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { BATCH, lastMovedAt, OVER, type ProductRetention } from '#server/accounts/retention.ts';
import type { Database } from '#server/db/database.ts';
import { VISA } from '#server/products/visa/detail.ts';

/** In ms after the end of a visa request, or after it was abandoned. */
const ENDED_APPLICATION_MS = ENDED_APPLICATION_DAYS * DAY_MS;

/** Deletes answers of visa requests: 30 days after the arrival; sooner when the request ended without a visa or was abandoned. */
async function forgetApplications(db: Database, now: number): Promise<void> {
  const over = db
    .selectFrom('orders')
    .select('orders.id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('visa_applicant').select('order_id').whereRef('order_id', '=', 'orders.id')),
    )
    .where(({ or, and, eb }) =>
      or([
        eb('orders.starts_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS),
        and([eb('orders.status', 'in', OVER), eb(lastMovedAt(eb), '<=', now - ENDED_APPLICATION_MS)]),
      ]),
    )
    .limit(BATCH);
  await db.deleteFrom('visa_applicant').where('order_id', 'in', over).execute();
}

/** The review contains results for people: codes, refusals, a reviewer's questions and notes. */
const WITHOUT_REVIEW = sql<string>`detail - 'review'`;

export const retention: ProductRetention = {
  forgetEnded: forgetApplications,
  forgetOrder: async (tx, orderId) => {
    await tx.deleteFrom('visa_applicant').where('order_id', '=', orderId).execute();
    await tx
      .updateTable('orders')
      .set({ detail: WITHOUT_REVIEW, gives: '[]' })
      .where('id', '=', orderId)
      .where('product', '=', VISA)
      .execute();
  },
};
