import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type CardOrder = components['schemas']['CardOrder'];

/** The order as one of the travel card; null for an order of another product. */
export const cardOrderOf = (order: Order): CardOrder | null => (order.product === 'card' ? order : null);

/** Throws 404 for an order of another product, which has its own pages. */
export function orderOfCard(order: Order): CardOrder {
  const own = cardOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of the travel card.' });
}
