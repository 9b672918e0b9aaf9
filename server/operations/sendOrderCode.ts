import type { Operation } from '#server/contract.ts';
import { sendOrderProof } from '#server/orders/mailbox-proof.ts';

export const sendOrderCode: Operation<'sendOrderCode'> = async ({ path, request, who, deps }) => ({
  status: 200,
  body: await sendOrderProof(deps, { orderId: path.orderId, who, ip: request.ip }),
});
