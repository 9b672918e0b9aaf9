import { ProblemError } from '#domain/core/problem.ts';
import type { Changes, Product } from '#server/orders/product.ts';

/** Throws 409 for a product whose issued orders are not changed. */
export function changesOf({ changes }: Product): Changes<unknown> {
  if (!changes) throw new ProblemError(409, { code: 'not_allowed', message: 'This order is not changed here.' });
  return changes;
}
