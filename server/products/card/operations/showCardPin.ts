import { PIN_SECONDS } from '#domain/card/limits.ts';
import type { Operation } from '#server/contract.ts';
import { withCode } from '#server/products/card/act.ts';
import { openPin } from '#server/products/card/plastic.ts';

/** The only way out of a PIN. No cache keeps answers of the API. */
export const showCardPin: Operation<'showCardPin'> = (call) =>
  withCode(call, 'pin', async ({ card, now }) => ({
    status: 200 as const,
    body: { pin: openPin(call.deps.config, card), hideAt: now + PIN_SECONDS * 1000, serverNow: now },
  }));
