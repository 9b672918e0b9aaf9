import { HOLD_SECONDS } from '#domain/transport/wish.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

export const transportHold = holdKind(transportHoldMachine, {
  models: 'the held price of transport',
  seconds: HOLD_SECONDS,
  routes: '`/iran-transportation` with a step of an order',
  withoutPath: 'as the booking that it belongs to: e2e/transport',
});
