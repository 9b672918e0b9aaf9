import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type FlightOrder = components['schemas']['FlightOrder'];

export const flightOrderOf = (order: Order): FlightOrder | null => (order.product === 'flights' ? order : null);

/** Returns a flight order; throws the router's 404 for an order of another product, which has its own pages. */
export function orderOfFlights(order: Order): FlightOrder {
  const own = flightOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of flights.' });
}
