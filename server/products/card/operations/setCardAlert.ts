import type { Operation } from '#server/contract.ts';
import { findOwnCard, lockCard } from '#server/products/card/cards.ts';
import { toCard } from '#server/products/card/view.ts';

/** From which payment on a mail is sent; zero is none, as null is. */
export const setCardAlert: Operation<'setCardAlert'> = async ({ path, body: { above }, who, deps }) => {
  const { config } = deps;
  const { card } = await findOwnCard(deps.db, path.orderId, who);
  const now = deps.now();
  const body = await deps.db.transaction().execute(async (tx) => {
    await lockCard(tx, card.id);
    await tx
      .updateTable('card')
      .set({ alert_above: above || null })
      .where('id', '=', card.id)
      .execute();
    return toCard(tx, await lockCard(tx, card.id), { now, config });
  });
  return { status: 200, body };
};
