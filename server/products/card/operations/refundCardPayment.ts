import { randomUUID } from 'node:crypto';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { postAct } from '#server/products/card/books/post.ts';
import { takesMoney } from '#server/products/card/takes-money.ts';
import { lockPayment, paymentAfter, requireSimulated } from '#server/products/card/terminal.ts';

/** What a shop gives back, in one part or several; never more than was paid. */
export const refundCardPayment: Operation<'refundCardPayment'> = async (call) => {
  const { path, body, who, deps } = call;
  requireSimulated(deps.config);
  requireAccount(who);
  const intention = intentionOf(call, 'refundCardPayment', { ...path, ...body });
  return idempotent(deps.db, intention, async (tx) => {
    const now = deps.now();
    const { payment, card } = await lockPayment(tx, path.paymentId, who);
    const { id, place, rials, reversed_at, refunded } = payment;
    if (place !== 'shop' || reversed_at !== null || refunded + body.rials > rials)
      throw notAllowed('So much of this payment cannot be given back.');
    if (!takesMoney(card)) throw notAllowed('This card is closed.');
    await tx
      .updateTable('card_payment')
      .set({ refunded: refunded + body.rials })
      .where('id', '=', id)
      .execute();
    const act = { kind: 'shopRefund' as const, rials: body.rials };
    await postAct(tx, { cardId: card.id, key: `shopRefund:${id}:${randomUUID()}`, act, at: now });
    return paymentAfter(tx, id, card.id);
  });
};
