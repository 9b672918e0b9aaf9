import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type VisaOrder = components['schemas']['VisaOrder'];

export const visaOrderOf = (order: Order): VisaOrder | null => (order.product === 'visa' ? order : null);

/** Returns a visa order; throws the router's 404 for an order of another product, which has its own pages. */
export function orderOfVisa(order: Order): VisaOrder {
  const own = visaOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no visa request.' });
}
