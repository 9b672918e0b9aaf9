import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { keepInAccount } from '#server/orders/adopt.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';

/** Moves a guest order into the signed-in account at the traveller's request. */
export const keepOrder: Operation<'keepOrder'> = async ({ path, who, deps }) => {
  const signedIn = requireAccount(who);
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const body = await deps.db.transaction().execute(async (tx) => {
    const kept = await keepInAccount(tx, await lockOrder(tx, id), signedIn, now);
    return toOrder(tx, kept, now, who, deps);
  });
  return { status: 200, body };
};
