import { sql } from 'kysely';
import { euro, type Money } from '#domain/money.ts';
import { dayOf, MINUTE_MS } from '#domain/time.ts';
import { VISA_REFUSED_PERCENT } from '#domain/visa-fees.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Issued, Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asVisa, needyOf, type VisaDetail } from '#server/products/visa/detail.ts';
import { stageMail } from '#server/products/visa/mails.ts';
import { advance, beginReview, nextStepAt, type Review, simulatedCode, stageOf } from '#server/products/visa/review.ts';

/** While all that is left waits for the traveller it is looked at again after so long. */
const WAITING_MS = 10 * MINUTE_MS;

/**
 * The simulated reviewer and ministry: takes all steps that are due, writes them down and tells them by mail, in one
 * transaction. What is decided is answered as papers; a code is the same whenever it is asked for.
 */
export const reviewRequest: Product<VisaDetail>['issue'] = async ({ orderId }, { db, now, publicUrl }) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const order = asVisa(await lockOrder(tx, orderId));
    const before = order.detail.review ?? null;
    const review = advance(before ?? beginReview(needyOf(order.detail).length, at), at, order.detail.sandbox);
    const stage = stageOf(review);
    const isChanged = JSON.stringify(review) !== JSON.stringify(before);
    if (isChanged && order.status === 'issuing') {
      const detail: VisaDetail = { ...order.detail, review };
      await tx
        .updateTable('orders')
        .set({ detail: JSON.stringify(detail), version: sql<number>`version + 1` })
        .where('id', '=', orderId)
        .execute();
      if (stage !== null && (before === null || stageOf(before) !== stage)) {
        const url = findBookingUrl({ publicUrl, reference: order.reference });
        const mail = stageMail(stage, { detail, reference: order.reference, url });
        await queueMail(tx, { orderId, kind: 'stage', recipient: order.email, mail }, at);
      }
    }
    return answerOf(order, review, at);
  });

/** What the spine is told of a review. */
export function answerOf(order: OrderOf<VisaDetail>, review: Review, now: number): Issued {
  const stage = stageOf(review);
  // A code that comes on the day of the arrival helps nobody: everything comes back.
  if (stage !== null && dayOf(now) >= order.detail.arrival) return { refusedAll: { refund: paidFor(order) } };
  if (stage !== null) return { stage, nextCheckAt: nextStepAt(review) ?? now + WAITING_MS };
  const people = review.people.map(({ outcome }, person) => ({ person, isRefused: outcome === 'refused' }));
  const refused = people.filter(({ isRefused }) => isRefused);
  const refund = refundOf(order, refused.length);
  if (refused.length === people.length) return { refusedAll: { refund } };
  const papers = people
    .filter(({ isRefused }) => !isRefused)
    .map(({ person }) => ({ kind: 'authorizationCode', number: simulatedCode(order.id, person), person }));
  return refused.length === 0
    ? { papers }
    : { papers, refused: { papers: refused.map(({ person }) => ({ kind: 'authorizationCode', person })), refund } };
}

/** The fares without the discount, as they were paid. */
export const paidFor = ({ fares, discount }: Pick<OrderOf<VisaDetail>, 'fares' | 'discount'>): Money =>
  euro(fares - discount);

/** Half of the service fee of each who was refused. */
const refundOf = (order: OrderOf<VisaDetail>, refused: number): Money =>
  euro(Math.round((paidFor(order).amount * refused * VISA_REFUSED_PERCENT) / (100 * needyOf(order.detail).length)));
