import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { endOldHolds, ordersOf } from '#server/orders/list-orders.ts';

export const listOrders: Operation<'listOrders'> = async ({ query, request, who, deps }) => {
  const { accountId } = requireAccount(who);
  const now = deps.now();
  await endOldHolds(deps, accountId, now, (error) => request.log.error(error));
  return { status: 200, body: await ordersOf(deps, { limit: 20, ...query, accountId, now }) };
};
