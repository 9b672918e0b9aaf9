import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { isGivenUp } from '#domain/core/status-questions.ts';
import type { Tables } from '#server/db/database.ts';
import { isClose } from '#server/orders/authority.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { type Asker, lockOrder, readOwnOrder } from '#server/orders/read-order.ts';

type Asked = Asker & { readonly now: number };
/** refusal: why an order of another product cannot be replaced. */
type Taking = { readonly product: string; readonly refusal: string };

/**
 * The hold whose place another one of its product takes, locked; null when it has ended by itself, or stays because it was
 * only found by its reference. 404 for an order of somebody else, 409 for one of another product.
 */
export async function lockReplaced(
  tx: Transaction<Tables>,
  orderId: string,
  asked: Asked,
  { product, refusal }: Taking,
): Promise<OrderRow | null> {
  await readOwnOrder(tx, orderId, asked);
  const order = await lockOrder(tx, orderId);
  if (order.product !== product) throw new ProblemError(409, { code: 'not_allowed', message: refusal });
  return isGivenUp(order.status) || !(await isClose(tx, order, asked, asked.now)) ? null : order;
}
