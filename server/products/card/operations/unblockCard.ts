import type { Operation } from '#server/contract.ts';
import { cardAfter, withCode } from '#server/products/card/act.ts';
import type { CardRow } from '#server/products/card/cards.ts';
import { STEP_MS } from '#server/products/card/detail.ts';
import { unblockedMail } from '#server/products/card/mails.ts';
import { tellHolder } from '#server/products/card/tell.ts';

/** What it was before: one that was never on is to be switched on, one without a plastic waits for it. */
const before = ({ activated_at, pin_sealed }: CardRow): 'activating' | 'replacing' | 'active' =>
  activated_at === null ? 'activating' : pin_sealed === null ? 'replacing' : 'active';

export const unblockCard: Operation<'unblockCard'> = (call) =>
  withCode(call, 'unblock', async ({ tx, card, now }) => {
    const state = before(card);
    await tx
      .updateTable('card')
      .set({ state, blocked_by: null, wrong_pins: 0, ...(state === 'replacing' ? { step_at: now + STEP_MS } : {}) })
      .where('id', '=', card.id)
      .execute();
    await tellHolder(tx, card, unblockedMail(call.deps.config.publicUrl, card.order_id), now);
    return cardAfter({ tx, card, now }, call.deps);
  });
