import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { lockCard } from '#server/products/card/cards.ts';
import { findAtDesk, isWaiting, toDeskCard } from '#server/products/card/staff/desk.ts';
import { closeForGood } from '#server/products/card/take-back.ts';
import { toStage } from '#server/products/card/work.ts';

/** Hands a card over, or the cash that a closed one had left. Who stands there shows the passport. */
export const deskHandOver: Operation<'deskHandOver'> = async ({ body, request, deps }) => {
  const member = await requireStaff(request, deps, 'card.desk');
  const found = await findAtDesk(deps, member, body);
  const now = deps.now();
  const { name } = member;
  const after = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, found.order.id);
    const card = await lockCard(tx, found.card.id);
    if (card.state === 'closing') {
      await closeForGood(tx, card.id, now);
      await logStaffAct(tx, { name, act: 'card.pay', at: now, orderId: order.id });
    } else if (isWaiting({ order, card })) {
      await toStage(tx, order, card, { stage: 'delivered' }, { ...deps, now });
      await logStaffAct(tx, { name, act: 'card.handOver', at: now, orderId: order.id });
    } else throw notAllowed('Nothing waits here for them.');
    return { order: await lockOrder(tx, order.id), card: await lockCard(tx, card.id) };
  });
  return { status: 200, body: toDeskCard(after, now) };
};
