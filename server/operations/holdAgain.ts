import type { Transaction } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import { holdNow } from '#server/orders/hold-now.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { ratesColumn } from '#server/orders/rates-of.ts';
import { countPeople, findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';

/** Holds stock again for an expired order, or for a draft, with all typed data. */
export const holdAgain: Operation<'holdAgain'> = async (call) => {
  const { path, body, request, who, deps } = call;
  await countUse(deps, LIMITS.holdByIp, request.ip);
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  const intention = intentionOf(call, 'holdAgain', { ...body, orderId: found.id });
  return idempotent(deps.db, intention, async (tx) => {
    const asked = { orderId: found.id, accepted: body.acceptedTotal, ip: request.ip, who, now };
    const order = await retake(tx, deps, asked);
    return { status: 200 as const, body: await toOrder(tx, order, now, who, deps) };
  }).catch(async (error: unknown) => {
    throw await deps.productOf(found.product).stock.explain(deps, found, error);
  });
};

type HoldRequest = {
  readonly orderId: string;
  readonly accepted: Money | undefined;
  readonly ip: string;
  readonly who: Who;
  readonly now: number;
};

async function retake(
  tx: Transaction<Tables>,
  deps: Deps,
  { orderId, accepted, ip, who, now }: HoldRequest,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  requireAllowed('holdAgain', order.status);
  const product = deps.productOf(order.product);
  const { draft } = product;
  const isComplete = (await countPeople(tx, orderId)) === product.summary(order.detail).people;
  const isRight = isComplete && (!draft || (await draft.isStillRight(tx, order, { ...deps, now })));
  if (draft && !isRight) {
    const deadline = now + draft.ms;
    await transition(tx, orderId, 'holdAgain', 'draft', now);
    await tx
      .updateTable('orders')
      .set({ deadline_at: deadline, work_at: deadline })
      .where('id', '=', orderId)
      .execute();
    return lockOrder(tx, orderId);
  }
  await transition(tx, orderId, 'holdAgain', isComplete ? 'awaitingPayment' : 'held', now);
  await tx
    .updateTable('orders')
    .set(await ratesColumn(tx))
    .where('id', '=', orderId)
    .execute();
  const held = await holdNow(tx, order, { ...deps, accepted, ip, now });
  if (held.fares !== order.fares) await requireMayChange(tx, order, who, now);
  return held;
}
