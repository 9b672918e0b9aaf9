import { sql } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, HOUR_MS, momentOf } from '#domain/core/time.ts';
import type { Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { eachOrderInTurn } from '#server/orders/each-order.ts';
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

/** On the evening before they leave, those who have places in a train or a bus are told once when and from where; who moved to another day, once more. */
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
    .execute();
  const told = await toldAt(
    db,
    near.map(({ id }) => id),
  );
  const due = runsAmong(near).filter((order) => isDue(order, at) && !isTold(order, told));
  const work = async (tx: Queryable, row: OrderRow) => {
    const [order] = runsAmong([row]);
    // Another process was first, or it was given back meanwhile.
    if (!order || !isIssued(order.status) || isTold(order, await toldAt(tx, [order.id]))) return;
    const url = findBookingUrl({ publicUrl: config.publicUrl, reference: order.reference });
    const mail = remindingMail(order.detail, { reference: order.reference, url });
    await queueMail(tx, { orderId: order.id, kind: KIND, recipient: order.email, mail }, at);
  };
  await eachOrderInTurn(db, { job: 'runs-remind', now: at, limit: LIMIT }, due, work, onFailure);
};

/** When each of these orders was reminded last. */
async function toldAt(db: Queryable, orders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map();
  const mails = db.selectFrom('outbox').select(['order_id', 'created_at']).where('kind', '=', KIND);
  const rows = await mails
    .where('order_id', 'in', [...orders])
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ order_id, created_at }) => [order_id ?? '', created_at]));
}

/** Of the day of this run: an order that was told of an earlier one may have moved since. */
const isTold = (order: RunOrderRow, told: ReadonlyMap<string, number>): boolean =>
  (told.get(order.id) ?? 0) >= remindsAt(order);
