import { HOLD_SECONDS } from '#domain/transport/quote.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

export const transportHold = holdKind(transportHoldMachine, {
  models: 'what is held of transport',
  seconds: HOLD_SECONDS,
  routes: '`/transport/passengers/{orderId}`, `/transport/confirm/{orderId}`',
});
