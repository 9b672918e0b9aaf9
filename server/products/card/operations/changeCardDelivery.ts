import type { Transaction } from 'kysely';
import { DELIVERY_PRICE } from '#domain/card/delivery.ts';
import { isAddress } from '#domain/card/holder.ts';
import { arrivalProblem, placeProblem } from '#domain/card/wish.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { shownOrder } from '#server/orders/shown-order.ts';
import { lockCardIfAny, noCard } from '#server/products/card/cards.ts';
import { asCard, CARD, deliveryOf, isNew, type NewCard, yearFrom } from '#server/products/card/detail.ts';
import { deliveryMail } from '#server/products/card/mails.ts';
import { writeDetail } from '#server/products/card/write-detail.ts';

type Change = components['schemas']['CardDeliveryChange'];

/** The way is planned anew until the card is on it. */
export const changeCardDelivery: Operation<'changeCardDelivery'> = async ({ path, body, who, deps }) => {
  const { accountId } = requireAccount(who);
  const now = deps.now();
  const { publicUrl } = deps.config;
  await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', path.orderId)
      .where('product', '=', CARD)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!found) throw noCard();
    const order = asCard(await lockOrder(tx, found.id));
    if (!isNew(order)) throw noCard();
    requireNotSent(order);
    const detail = changed(order.detail, body, dayOf(now));
    if (JSON.stringify(detail) === JSON.stringify(order.detail)) return;
    await writeDetail(tx, order, detail);
    const columns = detailColumns(deps.productOf(CARD), detail);
    await tx.updateTable('orders').set(columns).where('id', '=', order.id).execute();
    await moveYear(tx, detail, dayOf(now));
    const mail = deliveryMail(detail, { reference: order.reference, publicUrl });
    await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
  });
  return { status: 200, body: await shownOrder(deps, path.orderId, who, now) };
};

function requireNotSent({ status, stage }: OrderOf<NewCard>): void {
  const isPaid = status === 'issuing' || isIssued(status);
  const isSent = stage === 'outForDelivery' || stage === 'delivered' || stage === 'returned';
  if (!isPaid || isSent) throw notAllowed('The way of this card cannot be changed now.');
}

function changed(before: NewCard, { arrival, delivery, address = '' }: Change, today: string): NewCard {
  const way = deliveryOf(delivery);
  const isHome = way.delivery.to !== 'desk' && way.delivery.to !== 'hotel';
  const home =
    address.trim() === '' && way.delivery.to === before.delivery.to ? before.personal?.address : address.trim();
  refuseFields(
    problemsIn({
      arrival: arrivalProblem(arrival, today),
      delivery: placeProblem(delivery),
      address: isHome && !isAddress(home ?? '') ? 'address_needed' : undefined,
    }),
  );
  if (DELIVERY_PRICE[way.delivery.to].amount > DELIVERY_PRICE[before.delivery.to].amount)
    throw notAllowed('This way costs more than the one that was paid.');
  const { personal: _before, isPlaceLost: _lost, ...rest } = before;
  const personal = { ...way.personal, ...(isHome && home ? { address: home } : {}) };
  return { ...rest, arrival, delivery: way.delivery, ...(Object.keys(personal).length > 0 ? { personal } : {}) };
}

/** A card that is approved works for a year from the arrival. */
async function moveYear(tx: Transaction<Tables>, { cardId, arrival }: NewCard, today: string): Promise<void> {
  const card = await lockCardIfAny(tx, cardId);
  if (!card || card.last_day === null) return;
  const last_day = yearFrom(arrival > today ? arrival : today);
  await tx.updateTable('card').set({ last_day }).where('id', '=', cardId).execute();
}
