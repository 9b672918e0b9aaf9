import { dayOf } from '#domain/core/time.ts';
import type { Operation } from '#server/contract.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { postAct } from '#server/products/card/books/post.ts';
import { takesMoney } from '#server/products/card/takes-money.ts';
import { lockPayment, paymentAfter, requireSimulated } from '#server/products/card/terminal.ts';

/** All of a payment, on its day; also after the plastic was replaced. */
export const reverseCardPayment: Operation<'reverseCardPayment'> = async ({ path, who, deps }) => {
  requireSimulated(deps.config);
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const { payment, card } = await lockPayment(tx, path.paymentId, who);
    const { id, place, rials, at, reversed_at, refunded } = payment;
    if (reversed_at === null) {
      if (dayOf(at) !== dayOf(now) || refunded > 0) throw notAllowed('This payment is not reversed any more.');
      if (!takesMoney(card)) throw notAllowed('This card is closed.');
      await tx.updateTable('card_payment').set({ reversed_at: now }).where('id', '=', id).execute();
      await postAct(tx, {
        cardId: card.id,
        key: `reversal:${id}`,
        act: { kind: 'reversal', of: place, rials },
        at: now,
      });
    }
    return paymentAfter(tx, id, card.id);
  });
};
