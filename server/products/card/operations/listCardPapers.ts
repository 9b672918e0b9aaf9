import type { Operation } from '#server/contract.ts';
import { isClose } from '#server/orders/authority.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { storedPicturesOf } from '#server/pictures/stored.ts';
import { noCard } from '#server/products/card/cards.ts';
import { CARD } from '#server/products/card/detail.ts';

/** What is stored of the papers of an order, for a page that was loaded again. */
export const listCardPapers: Operation<'listCardPapers'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  if (order.product !== CARD || !(await isClose(deps.db, order, who, now))) throw noCard();
  const papers = (await storedPicturesOf(deps.db, order.id)).get(0) ?? [];
  return { status: 200, body: { papers: [...papers] } };
};
