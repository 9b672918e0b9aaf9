import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import type { Operation } from '#server/contract.ts';
import { requireMayCancel, requireMayFillBalance } from '#server/orders/authority.ts';
import { changeAtSupplier } from '#server/orders/change-at-supplier.ts';
import { changeOf, changesOf, confirmQuote } from '#server/orders/changes.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { shownOrder } from '#server/orders/shown-order.ts';

/** Makes a change that costs nothing, once per key. If the supplier does not answer now, background work asks again. */
export const confirmChange: Operation<'confirmChange'> = async (call) => {
  const { path, body, request, who, deps } = call;
  const { db } = deps;
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  await idempotent(db, intentionOf(call, 'confirmChange', [id, path.changeId, body]), async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayCancel(tx, order, who, now);
    if (body.to === 'balance') requireMayFillBalance(order, who, now);
    const product = deps.productOf(order.product);
    changesOf(product);
    if (order.account_id !== null) await lockLivingAccount(tx, order.account_id);
    await confirmQuote(tx, order, await changeOf(tx, id, path.changeId), body, { product, now });
    return { status: 200 as const, body: null };
  });
  await changeAtSupplier(db, path.changeId, deps).catch((error: unknown) => request.log.error(error));
  return { status: 200, body: await shownOrder(deps, id, who, now) };
};
