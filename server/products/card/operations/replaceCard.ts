import type { Operation } from '#server/contract.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { cardAfter, withCode } from '#server/products/card/act.ts';
import { replacementPrice } from '#server/products/card/replacement.ts';
import { beginReplacing } from '#server/products/card/replacing.ts';

/** The free one of a year; the next is an order. */
export const replaceCard: Operation<'replaceCard'> = (call) =>
  withCode(call, 'replace', async ({ tx, card, now }) => {
    if (replacementPrice(card, now).price.amount > 0)
      throw notAllowed('The next replacement costs something: order it.');
    const { config } = call.deps;
    await beginReplacing(tx, card, { isFree: true, orderId: null }, { now, config });
    return cardAfter({ tx, card, now }, call.deps);
  });
