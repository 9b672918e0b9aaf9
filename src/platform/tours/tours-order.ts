import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type ToursOrder = components['schemas']['ToursOrder'];

/** The order as one of tours; null for an order of another product. */
export const toursOrderOf = (order: Order): ToursOrder | null => (order.product === 'tours' ? order : null);

/** Throws 404 for an order of another product, which has its own pages. */
export function orderOfTours(order: Order): ToursOrder {
  const own = toursOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of tours.' });
}
