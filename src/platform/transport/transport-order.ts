import { ProblemError } from '#domain/core/problem.ts';
import { isRideOrder, type RideOrder, type RunOrder } from '#domain/transport/orders.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

/** An order of rides, or of places in a train or a bus. */
export type TransportOrder = RideOrder | RunOrder;

/** The order as one of transport; null for an order of anything else. */
export function transportOrderOf(order: Order): TransportOrder | null {
  if (order.product !== 'transport') return null;
  return isRideOrder(order) ? order : (order as RunOrder);
}

/** Throws 404 for an order of anything else, which has its own pages. */
export function orderOfTransport(order: Order): TransportOrder {
  const own = transportOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of transport.' });
}

/** The same of rides only: a train is not followed. */
export function rideOrderOf(order: Order): RideOrder {
  const own = orderOfTransport(order);
  if (isRideOrder(own)) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a ride.' });
}
