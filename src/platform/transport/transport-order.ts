import { ProblemError } from '#domain/core/problem.ts';
import { isRideOrder, type RideOrder } from '#domain/transport/orders.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

/** An order of rides: what these pages show. */
export type TransportOrder = RideOrder;

/** The order as one of rides; null for an order of anything else. */
export const transportOrderOf = (order: Order): TransportOrder | null =>
  order.product === 'transport' && isRideOrder(order) ? order : null;

/** Throws 404 for an order of anything else, which has its own pages. */
export function orderOfTransport(order: Order): TransportOrder {
  const own = transportOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a ride.' });
}
