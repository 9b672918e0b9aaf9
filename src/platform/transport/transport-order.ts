import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type TransportOrder = components['schemas']['TransportOrder'];

/** The order as one of transport; null for an order of another product. */
export const transportOrderOf = (order: Order): TransportOrder | null => (order.product === 'transport' ? order : null);

/** Throws 404 for an order of another product, which has its own pages. */
export function orderOfTransport(order: Order): TransportOrder {
  const own = transportOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of transport.' });
}
