import type { Operation } from '#server/contract.ts';
import { loadDraft } from '#server/orders/draft.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';

export const readDraft: Operation<'readDraft'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  return {
    status: 200,
    body: await loadDraft(deps.db, order, { config: deps.config, productOf: deps.productOf, who, now }),
  };
};
