import type { Transaction } from 'kysely';
import type { Who } from '#server/accounts/who.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';

type OrderCall = { readonly path: { readonly orderId: string }; readonly who: Who; readonly deps: Deps };

type Change = (tx: Transaction<Tables>, order: OrderRow, now: number) => Promise<unknown>;
type Answer = { readonly status: 200; readonly body: Order };

/**
 * The shared part of operations that change an order of the caller: finds it, locks it, and answers with the changed order. Each
 * `change` checks itself who may do it. Throws 404 for an order of somebody else. `now`: epoch milliseconds.
 */
export const changeOwnOrder = async (call: OrderCall, change: Change): Promise<Answer> => {
  const { path, who, deps } = call;
  return changeFoundOrder(call, await findOwnOrder(deps, path.orderId, who, deps.now()), change);
};

/** The same for an order that `findOwnOrder` has found. */
export async function changeFoundOrder(
  { who, deps }: Omit<OrderCall, 'path'>,
  { id }: Pick<OrderRow, 'id'>,
  change: Change,
): Promise<Answer> {
  const now = deps.now();
  const body = await deps.db.transaction().execute(async (tx) => {
    await change(tx, await lockOrder(tx, id), now);
    return toOrder(tx, await lockOrder(tx, id), now, who, deps);
  });
  return { status: 200, body };
}
