import type { Operation } from '#server/contract.ts';
import { notAllowed } from '#server/orders/refusals.ts';

/** What the traveller says about a ride on its day. */
export const reportRide: Operation<'reportRide'> = async () => {
  throw notAllowed('Nothing can be reported yet.');
};
