import type { Operation } from '#server/contract.ts';
import { verifyOrderProof } from '#server/orders/mailbox-proof.ts';

export const verifyOrderCode: Operation<'verifyOrderCode'> = async ({ path, body, request, who, deps }) => {
  await verifyOrderProof(deps, { orderId: path.orderId, who, ip: request.ip }, body.code);
  return { status: 204, body: undefined };
};
