import { QUOTE_MINUTES } from '#domain/card/limits.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';

export const cardHold = holdKind(cardHoldMachine, {
  models: 'the rate of an order of a travel card',
  seconds: QUOTE_MINUTES * 60,
  routes: '`/iran-travel-card?step=…&order=…`',
  withoutPath: 'the order of the card owns it',
});
