import { HOLD_SECONDS } from '#domain/tours/quote.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { toursHoldMachine } from '#machines/tours/tours-hold/machine.ts';

export const toursHold = holdKind(toursHoldMachine, {
  models: 'what is held of tours',
  seconds: HOLD_SECONDS,
  routes: '`/tours/passengers/{orderId}`, `/tours/confirm/{orderId}`',
});
