import { HOLD_SECONDS } from '#domain/card/quote.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';

export const cardHold = holdKind(cardHoldMachine, {
  models: 'what is held of card',
  seconds: HOLD_SECONDS,
  routes: '`/card/passengers/{orderId}`, `/card/confirm/{orderId}`',
});
