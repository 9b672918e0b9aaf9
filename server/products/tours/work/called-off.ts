import { sql, type Transaction } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import { CHOICE_DAYS } from '#domain/tours/dates.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import type { Tables } from '#server/db/database.ts';
import { quoteOf, requestCancellation } from '#server/orders/cancel.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { PRODUCT } from '#server/products/tours/detail.ts';

const LIMIT = 50;

/** Seven days after a departure was called off, and on its first day at the latest, who has not chosen gets all money back. */
export const giveCalledOffBack = async (
  { db, productOf, now }: Parameters<ProductWork>[0],
  onFailure: Parameters<ProductWork>[1],
): Promise<void> => {
  const at = now();
  // The last day of the choice has ended.
  const calledOffBefore = momentOf(addDays(dayOf(at), -CHOICE_DAYS));
  const silent = await db
    .selectFrom('orders')
    .innerJoin('tour_departure', (join) => join.on(sql`detail ->> 'departure'`, '=', sql.ref('tour_departure.id')))
    .select('orders.id')
    .where('product', '=', PRODUCT)
    .where('stage', 'in', ['belowMinimum', 'calledOff'])
    .where('status', 'in', statusesThat(isIssued))
    .where((eb) => eb.or([eb('called_off_at', '<', calledOffBefore), eb('start', '<=', dayOf(at))]))
    .limit(LIMIT)
    .execute();
  await eachOrder(db, silent, giveBack, onFailure);

  async function giveBack(tx: Transaction<Tables>, order: OrderRow): Promise<void> {
    if (!isCalledOff(order) || !isIssued(order.status)) return;
    const { cancellation } = await quoteOf(tx, order, productOf(PRODUCT), null, at);
    const back = { refund: cancellation.refund.amount, destination: 'card' as const, isRefused: true };
    await requestCancellation(tx, order, productOf(PRODUCT), back, at);
    await setWorkAt(tx, order.id, at);
  }
};
