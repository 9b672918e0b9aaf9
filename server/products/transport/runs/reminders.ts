import { sql } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, HOUR_MS, momentOf } from '#domain/core/time.ts';
import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type RunOrderRow, runsAmong } from '#server/products/transport/runs/detail.ts';
import { remindingMail } from '#server/products/transport/runs/words.ts';

/** On the evening before, at this hour in Tehran. */
const HOUR = 18;
/** The last departure of the next day is at most so long after that. */
const AHEAD_MS = 30 * HOUR_MS;
/** Orders of one round; the others wait for the next. */
const LIMIT = 50;

const KIND = 'reminder';

/** When who has places is told once more of their journey. */
const remindsAt = ({ detail: { times } }: RunOrderRow): number => momentOf(addDays(times.day, -1), HOUR * 60);

/** Who booked later has just been told. */
const isDue = (order: RunOrderRow, now: number): boolean =>
  remindsAt(order) <= now && (order.issued_at ?? now) < remindsAt(order);

/** On the evening before they leave, those who have places in a train or a bus are told once when and from where. */
export const remindOfRuns: ProductWork = async ({ db, config, now }, onFailure) => {
  const at = now();
  const near = await db
    .selectFrom('orders')
    .selectAll()
    .where('product', '=', PRODUCT)
    .where('status', 'in', statusesThat(isIssued))
    .where('starts_at', '>', at)
    .where('starts_at', '<=', at + AHEAD_MS)
    .where(sql<boolean>`detail ? 'run' and detail ->> 'stage' = 'issued'`)
    .where(isUntold)
    .execute();
  const due = runsAmong(near).filter((order) => isDue(order, at));
  const work = async (tx: Queryable, row: OrderRow) => {
    const [order] = runsAmong([row]);
    // Another process was first, or it was given back meanwhile.
    if (!order || !isIssued(order.status) || (await wasTold(tx, order.id))) return;
    const url = findBookingUrl({ publicUrl: config.publicUrl, reference: order.reference });
    const mail = remindingMail(order.detail, { reference: order.reference, url });
    await queueMail(tx, { orderId: order.id, kind: KIND, recipient: order.email, mail }, at);
  };
  await eachOrder(db, due.slice(0, LIMIT), work, onFailure);
};

const isUntold = sql<boolean>`not exists (
  select 1 from outbox where outbox.order_id = orders.id and outbox.kind = ${KIND})`;

const wasTold = async (db: Queryable, orderId: string): Promise<boolean> => {
  const told = db.selectFrom('outbox').select('id').where('order_id', '=', orderId).where('kind', '=', KIND);
  return (await told.executeTakeFirst()) !== undefined;
};
