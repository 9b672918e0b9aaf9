import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { asInsurance, daysOf, INSURANCE } from '#server/products/insurance/detail.ts';
import { extendMail } from '#server/products/insurance/words.ts';

/** From 10:00 in Tehran on the day before the last one. */
const BEFORE_END_MS = 38 * HOUR_MS;
/** The rest is told in the next round. */
const LIMIT = 50;

const isTold = async (db: Queryable, orderId: string, endsAt: number): Promise<boolean> => {
  const mails = db.selectFrom('outbox').select('id').where('order_id', '=', orderId).where('kind', '=', 'reminder');
  return (await mails.where('created_at', '>=', endsAt - BEFORE_END_MS).executeTakeFirst()) !== undefined;
};

/** Tells owners of a policy once that its last day is near, and that it can be extended; again after an extension. */
export const remindOfEnds = async (
  { db, config, now }: Parameters<ProductWork>[0],
  onFailure: Parameters<ProductWork>[1],
): Promise<void> => {
  const at = now();
  const near = await db
    .selectFrom('orders')
    .select('id')
    .where('product', '=', INSURANCE)
    .where('status', 'in', statusesThat(isIssued))
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .where('ends_at', '<=', at + BEFORE_END_MS)
    .where(({ eb, ref }) => eb(eb(ref('ends_at'), '-', ref('starts_at')), '<', MAX_DAYS * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.order_id', '=', 'orders.id')
            .where('outbox.kind', '=', 'reminder')
            .where(({ eb, ref }) => eb('outbox.created_at', '>=', eb(ref('orders.ends_at'), '-', BEFORE_END_MS))),
        ),
      ),
    )
    .limit(LIMIT)
    .execute();
  await eachOrder(db, near, remind, onFailure);

  async function remind(tx: Queryable, order: OrderRow): Promise<void> {
    const { id, status, detail, email, reference, ends_at } = asInsurance(order);
    if (!isIssued(status) || daysOf(detail) >= MAX_DAYS || ends_at > at + BEFORE_END_MS) return;
    if (await isTold(tx, id, ends_at)) return; // by another process
    const url = findBookingUrl({ publicUrl: config.publicUrl, reference });
    const mail = extendMail(detail, { reference, url });
    await queueMail(tx, { orderId: id, kind: 'reminder', recipient: email, mail }, at);
  }
};
