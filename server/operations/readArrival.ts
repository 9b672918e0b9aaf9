import type { Operation } from '#server/contract.ts';
import { whatArrived } from '#server/orders/arrival.ts';

/** What came of a payment, for a browser that has nothing but the bank's way back. */
export const readArrival: Operation<'readArrival'> = async ({ path, deps }) => ({
  status: 200,
  body: await whatArrived(deps, path.arrival),
});
