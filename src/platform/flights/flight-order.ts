import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type FlightOrder = components['schemas']['FlightOrder'];

/** The same order, as one of flights; null for an order of another product. */
export const flightOrderOf = (order: Order): FlightOrder | null => (order.product === 'flights' ? order : null);

/** An order of another product has pages of its own: on those of flights it is not there. Throws 404. */
export function orderOfFlights(order: Order): FlightOrder {
  const own = flightOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of flights.' });
}
