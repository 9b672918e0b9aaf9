import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

export type InsuranceOrder = components['schemas']['InsuranceOrder'];

/** The order as one of insurance; null for an order of another product. */
export const insuranceOrderOf = (order: Order): InsuranceOrder | null => (order.product === 'insurance' ? order : null);

/** Throws 404 for an order of another product, which has its own pages. */
export function orderOfInsurance(order: Order): InsuranceOrder {
  const own = insuranceOrderOf(order);
  if (own) return own;
  throw new ProblemError(404, { code: 'not_found', message: 'This is no order of insurance.' });
}
