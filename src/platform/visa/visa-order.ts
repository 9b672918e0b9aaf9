import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type VisaOrder = components['schemas']['VisaOrder'];

/** The same order, as one of visas; null for an order of another product. */
export const visaOrderOf = (order: Order): VisaOrder | null => (order.product === 'visa' ? order : null);

/** An order of another product has pages of its own: on those of visas it is not there. Throws 404. */
export function orderOfVisa(order: Order): VisaOrder {
  const own = visaOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no visa request.' });
}
