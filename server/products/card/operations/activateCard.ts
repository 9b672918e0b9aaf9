import { isIssued } from '#domain/core/status-questions.ts';
import type { Operation } from '#server/contract.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { cardAfter, withCode } from '#server/products/card/act.ts';
import { activatedMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

/** Switches a card on that is there. From here on it is closed, and not given back any more. */
export const activateCard: Operation<'activateCard'> = (call) =>
  withCode(call, 'activate', async ({ tx, order, card, ...rest }) => {
    if (!isIssued(order.status)) throw notAllowed('The order of this card has ended.');
    const { now } = rest;
    await tx
      .updateTable('card')
      .set({ state: 'active', activated_at: now, step_at: null })
      .where('id', '=', card.id)
      .execute();
    await tellHolder(tx, card, activatedMail(call.deps.config.publicUrl, order.id), now);
    return cardAfter({ tx, card, now }, call.deps);
  });
