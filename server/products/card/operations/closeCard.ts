import { isSameMoney } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { ratesNow } from '#server/facts/current.ts';
import { post } from '#server/ledger/ledger.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { cardAfter, withCode } from '#server/products/card/act.ts';
import { postAct } from '#server/products/card/books/post.ts';
import { closedMail } from '#server/products/card/mails.ts';
import { closeForGood } from '#server/products/card/take-back.ts';
import { tellHolder } from '#server/products/card/tell.ts';
import { hasDesk, leftOf } from '#server/products/card/view.ts';

/** At the rate of now: to the balance of the account less the fee, or kept ready at a desk. */
export const closeCard: Operation<'closeCard'> = async (call) => {
  requireActive(call.who, call.deps.now());
  const { config } = call.deps;
  const { to, expected } = call.body;
  if (to === 'desk' && !hasDesk(config)) throw notAllowed('There is no desk that pays in cash.');
  return withCode(call, 'close', async ({ tx, order, card, by, now }) => {
    const rates = await ratesNow(tx);
    const left = leftOf(card.balance, rates);
    const sum = to === 'desk' ? left.atDesk : left.toBalance;
    if (!isSameMoney(sum, expected)) {
      const price = { old: expected, new: sum };
      throw new ProblemError(409, { code: 'price_changed', message: 'What is left is another sum by now.', price });
    }
    const feeCents = to === 'desk' ? 0 : left.fee.amount;
    const act = { kind: 'closing' as const, rials: card.balance, euroCents: left.atDesk.amount, feeCents };
    const rate = rates.rials.EUR;
    await postAct(tx, { cardId: card.id, key: `closing:${card.id}`, act, at: now, rate, orderId: order.id });
    if (to === 'balance' && sum.amount > 0) {
      const line = {
        kind: 'refund',
        key: `cardClosing:${card.id}`,
        amount: sum.amount,
        orderId: order.id,
        at: now,
      } as const;
      await post(tx, { ...line, accountId: by.accountId });
    }
    await closeForGood(tx, card.id, now);
    if (to === 'desk' && sum.amount > 0) {
      // Closed for the holder; the desk owes its cash.
      await tx
        .updateTable('card')
        .set({ state: 'closing', closed_at: null, to_pay: sum.amount })
        .where('id', '=', card.id)
        .execute();
    }
    await tellHolder(tx, card, closedMail(to, sum, config.publicUrl, order.id), now);
    return cardAfter({ tx, card, now }, call.deps);
  });
};
