import type { Operation } from '#server/contract.ts';
import { blockCardOf } from '#server/products/card/block.ts';
import { findOwnCard } from '#server/products/card/cards.ts';
import { toCard } from '#server/products/card/view.ts';

/** At once and without a code: a lost card must not wait for a mail. */
export const blockCard: Operation<'blockCard'> = async ({ path, who, deps }) => {
  const { config } = deps;
  const { card } = await findOwnCard(deps.db, path.orderId, who);
  const now = deps.now();
  const body = await deps.db.transaction().execute(async (tx) => {
    const blocked = await blockCardOf(tx, card.id, 'owner', { now, publicUrl: config.publicUrl });
    return toCard(tx, blocked, { now, config });
  });
  return { status: 200, body };
};
