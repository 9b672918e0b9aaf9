import type { Operation } from '#server/contract.ts';
import { sendOrderProof } from '#server/orders/mailbox-proof.ts';

/** Mails a one-time code to the address of an order. */
export const sendOrderCode: Operation<'sendOrderCode'> = async ({ path, request, who, deps }) => ({
  status: 200,
  body: await sendOrderProof(deps, { orderId: path.orderId, who, address: request.ip }),
});
