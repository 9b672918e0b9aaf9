import type { Transaction } from 'kysely';
import { isUnfinished } from '#domain/core/status-questions.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';

/** Cancels a locked open order and frees what it holds. Throws 409 in any other status. */
export async function releaseOrder(
  tx: Transaction<Tables>,
  order: OrderRow,
  { productOf, now }: Pick<Deps, 'productOf'> & { readonly now: number },
): Promise<void> {
  requireAllowed('releaseHold', order.status);
  await transition(tx, order.id, 'releaseHold', 'cancelled', now);
  await setWorkAt(tx, order.id, null);
  if (isUnfinished(order.status)) await productOf(order.product).stock.release(tx, order.detail);
}

/**
 * Gives up a hold without names, for another choice of the same browser. One that got its names, or was paid, while this
 * waited for its lock stays.
 */
export async function releaseUnnamed(
  tx: Transaction<Tables>,
  orderId: string,
  asked: Parameters<typeof releaseOrder>[2],
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order.status === 'held') await releaseOrder(tx, order, asked);
}
