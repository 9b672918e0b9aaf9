import type { Operation } from '#server/contract.ts';
import { findOwnRequest } from '#server/products/visa/own-request.ts';
import { toVisaRequest } from '#server/products/visa/view.ts';

export const readVisaRequest: Operation<'readVisaRequest'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const order = await findOwnRequest(deps, path.orderId, who, now);
  return { status: 200, body: await toVisaRequest(deps.db, order, { who, deps, now }) };
};
