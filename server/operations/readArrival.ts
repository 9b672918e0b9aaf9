import type { Operation } from '#server/contract.ts';
import { whatArrived } from '#server/orders/return-from-bank.ts';

/** The result of a payment, for a browser that has only the bank's return URL. */
export const readArrival: Operation<'readArrival'> = async ({ path, deps }) => ({
  status: 200,
  body: await whatArrived(deps, path.arrival),
});
