import { HOLD_SECONDS } from '#domain/insurance/quote.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { insuranceHoldMachine } from '#machines/insurance/insurance-hold/machine.ts';

export const insuranceHold = holdKind(insuranceHoldMachine, {
  models: 'what is held of insurance',
  seconds: HOLD_SECONDS,
  routes: '`/insurance/passengers/{orderId}`, `/insurance/confirm/{orderId}`',
});
