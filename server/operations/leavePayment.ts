import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { leaveAttempt } from '#server/orders/payments.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { shownOrder } from '#server/orders/shown-order.ts';

/** The traveller did not pay at the bank. Idempotent. */
export const leavePayment: Operation<'leavePayment'> = async ({ path, query, who, deps }) => {
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  await requireMayChange(deps.db, found, who, now);
  await leaveAttempt(deps.db, deps.gateway, found.id, {
    productOf: deps.productOf,
    publicUrl: deps.config.publicUrl,
    now,
    ifUntouched: query.ifUntouched ?? false,
  });
  return { status: 200, body: await shownOrder(deps, path.orderId, who, now) };
};
