import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type HotelOrder = components['schemas']['HotelOrder'];

export const hotelOrderOf = (order: Order): HotelOrder | null => (order.product === 'hotels' ? order : null);

/** Returns a hotel order; throws the router's 404 for an order of another product, which has its own pages. */
export function orderOfHotels(order: Order): HotelOrder {
  const own = hotelOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a stay.' });
}
