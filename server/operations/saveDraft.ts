import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { storeDraft } from '#server/orders/draft.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed } from '#server/orders/transition.ts';

/** Stores the typed data, valid or not, also after the hold ended, so that nothing typed is lost. */
export const saveDraft: Operation<'saveDraft'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  requireAllowed('saveDraft', order.status);
  // The draft is what its owner submits next.
  await requireMayChange(deps.db, order, who, now);
  const { began, ...draft } = body;
  const asked = { config: deps.config, productOf: deps.productOf, who, now };
  await deps.db.transaction().execute(async (tx) => {
    // Two tabs that save at once merge one after the other.
    await lockOrder(tx, order.id);
    await storeDraft(tx, order, { draft, began }, asked);
  });
  return { status: 204, body: undefined };
};
