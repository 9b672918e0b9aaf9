import { LIMITS } from '#server/accounts/limits.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { requireMayCancel } from '#server/orders/authority.ts';
import { readChange } from '#server/orders/change-view.ts';
import { changeOf, quoteWish } from '#server/orders/changes.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';

/** Quotes a change once per key; the stored answer is its id, because the quote itself may name people. */
export const quoteChange: Operation<'quoteChange'> = async (call) => {
  const { path, body, request, who, deps } = call;
  const { db, productOf, config } = deps;
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  const { id } = found;
  await countUse(deps, LIMITS.quoteByIp, request.ip);
  // Who may not change the order uses up none of its owner's quotes.
  await requireMayCancel(db, found, who, now);
  await countUse(deps, LIMITS.quoteByOrder, id);
  const quoted = await idempotent(db, intentionOf(call, 'quoteChange', [id, body]), async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayCancel(tx, order, who, now);
    const asking = { ip: request.ip, visitor: who.visitor, config };
    return {
      status: 201 as const,
      body: await quoteWish(tx, order, body.wish, { product: productOf(order.product), now, ...asking }),
    };
  });
  const change = await changeOf(db, id, quoted.body);
  const order = await findOwnOrder(deps, id, who, now);
  return { status: 201, body: await readChange(db, order, change, productOf(order.product)) };
};
