import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type HotelOrder = components['schemas']['HotelOrder'];

/** The same order, as one of a stay; null for an order of another product. */
export const hotelOrderOf = (order: Order): HotelOrder | null => (order.product === 'hotels' ? order : null);

/** An order of another product has pages of its own: on those of hotels it is not there. Throws 404. */
export function orderOfHotels(order: Order): HotelOrder {
  const own = hotelOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of a stay.' });
}
