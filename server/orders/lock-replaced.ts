import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { isGivenUp } from '#domain/core/status-questions.ts';
import type { Tables } from '#server/db/database.ts';
import { isClose } from '#server/orders/authority.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Asker, lockOrder, readOwnOrder } from '#server/orders/read-order.ts';

type AskerNow = Asker & { readonly now: number };
/** refusal: message when the order to replace is of another product. */
type Taking = { readonly product: string; readonly refusal: string };

/**
 * Locks the hold that a new hold of the same product replaces; null when it has ended, or stays because this browser
 * only found it by reference. Throws 404 for an order of somebody else, 409 for one of another product.
 */
export async function lockReplaced(
  tx: Transaction<Tables>,
  orderId: string,
  asked: AskerNow,
  { product, refusal }: Taking,
): Promise<OrderRow | null> {
  await readOwnOrder(tx, orderId, asked);
  const order = await lockOrder(tx, orderId);
  if (order.product !== product) throw new ProblemError(409, { code: 'not_allowed', message: refusal });
  return isGivenUp(order.status) || !(await isClose(tx, order, asked, asked.now)) ? null : order;
}
