import type { Operation } from '#server/contract.ts';
import { applyPaymentEvent } from '#server/orders/payments.ts';

/** The signature covers the raw bytes; nothing else in the request is trusted. */
export const receivePaymentCallback: Operation<'receivePaymentCallback'> = async ({ headers, rawBody, deps }) => {
  const event = deps.gateway.parseCallback(headers['Payment-Signature'], rawBody);
  await applyPaymentEvent(deps.db, event, {
    productOf: deps.productOf,
    publicUrl: deps.config.publicUrl,
    now: deps.now(),
  });
  return { status: 204, body: undefined };
};
