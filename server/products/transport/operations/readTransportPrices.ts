import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

/** The price list of one kind. */
export const readTransportPrices: Operation<'readTransportPrices'> = async ({ path, deps }) => {
  const body = await loadPrices(deps.db, path.kind);
  if (!body) throw new ProblemError(404, { code: 'not_found', message: 'Nothing of this kind is in the inventory.' });
  return { status: 200, body };
};
