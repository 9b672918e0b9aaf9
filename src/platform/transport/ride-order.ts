import { ProblemError } from '#domain/core/problem.ts';
import { isRideOrder, type RideOrder } from '#domain/transport/orders.ts';
import type { Order } from '#src/platform/core/api/queries.ts';
import { orderOfTransport } from '#src/platform/transport/transport-order.ts';

/** The order as one of rides. Throws 404 for any other: a train is not followed. */
export function rideOrderOf(order: Order): RideOrder {
  const own = orderOfTransport(order);
  if (isRideOrder(own)) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a ride.' });
}
