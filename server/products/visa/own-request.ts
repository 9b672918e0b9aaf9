import { ProblemError } from '#domain/core/problem.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { asVisa, VISA, type VisaDetail } from '#server/products/visa/detail.ts';

export const notFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such request.' });

/** The visa request; throws 404 unless this requester may read the order, or when it is of another product. */
export async function findOwnRequest(
  deps: Pick<Deps, 'db' | 'productOf'>,
  orderId: string,
  who: Who,
  now: number,
): Promise<OrderOf<VisaDetail>> {
  const order = await findOwnOrder(deps, orderId, who, now);
  if (order.product !== VISA) throw notFound();
  return asVisa(order);
}
