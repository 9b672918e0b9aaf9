import type { OrderStatus } from '#domain/core/order-status.ts';
import { UNPAID_PICTURE_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { BATCH, everPaid, lastMovedAt, OVER, type ProductRetention } from '#server/accounts/retention.ts';
import type { Database } from '#server/db/database.ts';
import type { Pictures, Product } from '#server/orders/product.ts';
import { forgetPictures } from '#server/pictures/stored.ts';

/** Deletes pictures when the days of their product are over, and with the people of their order. */
export const pictureRetention = (products: Readonly<Record<string, Product>>): ProductRetention => ({
  forgetEnded: async (db, now) => {
    for (const [product, { pictures }] of Object.entries(products))
      if (pictures) await forgetKept(db, now, { product, ...pictures.keptDays });
    await db.deleteFrom('picture_upload').where('ends_at', '<=', now).execute();
    await forgetUnpaid(db, now);
  },
  forgetOrder: (tx, orderId) => forgetPictures(tx, orderId),
});

type Kept = Pictures<unknown>['keptDays'] & { readonly product: string };

async function forgetKept(db: Database, now: number, { product, afterStart, afterEnd }: Kept): Promise<void> {
  for (const table of ['picture', 'picture_upload'] as const) {
    const over = db
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.product', '=', product)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom(table).select('order_id').whereRef('order_id', '=', 'orders.id')),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('orders.starts_at', '<=', now - afterStart * DAY_MS),
          and([eb('orders.status', 'in', OVER), eb(lastMovedAt(eb), '<=', now - afterEnd * DAY_MS)]),
        ]),
      )
      .limit(BATCH);
    await db.deleteFrom(table).where('order_id', 'in', over).execute();
  }
}

const AWAITS_MONEY: readonly OrderStatus[] = ['awaitingPayment', 'paying', 'paymentFailed'];

/** Deletes old pictures of drafts: a draft itself can be renewed without end. */
async function forgetUnpaid(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('picture')
    .where('stored_at', '<=', now - UNPAID_PICTURE_DAYS * DAY_MS)
    // A placed order is paid within a day or becomes a draft again.
    .where('order_id', 'not in', db.selectFrom('orders').select('id').where('status', 'in', AWAITS_MONEY))
    .where('order_id', 'not in', everPaid(db))
    .execute();
}
