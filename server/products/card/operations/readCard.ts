import type { Operation } from '#server/contract.ts';
import { inOneMoment } from '#server/db/one-moment.ts';
import { findOwnCard } from '#server/products/card/cards.ts';
import { toCard } from '#server/products/card/view.ts';

export const readCard: Operation<'readCard'> = async ({ path, who, deps }) => {
  const { config } = deps;
  const now = deps.now();
  const body = await inOneMoment(deps.db, async (db) => {
    const { card } = await findOwnCard(db, path.orderId, who);
    return toCard(db, card, { now, config });
  });
  return { status: 200, body };
};
