import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { keepInAccount } from '#server/orders/adopt.ts';
import { changeOwnOrder } from '#server/orders/change-own-order.ts';

/** Moves a guest order into the signed-in account at the traveller's request. */
export const keepOrder: Operation<'keepOrder'> = async (call) => {
  const signedIn = requireAccount(call.who);
  return changeOwnOrder(call, (tx, order, now) => keepInAccount(tx, order, signedIn, now));
};
