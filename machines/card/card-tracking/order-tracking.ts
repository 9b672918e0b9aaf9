import { cardTrackingMachine } from '#machines/card/card-tracking/machine.ts';
import { CARD_STAGES } from '#machines/card/card-tracking/stages.ts';
import { trackingKind } from '#machines/core/order-tracking/kind.ts';

export const cardTracking = trackingKind(cardTrackingMachine, {
  ...CARD_STAGES,
  field: 'visa',
  models: 'a paid travel card until it is handed over, with the papers that are asked for meanwhile',
  routes: '`/iran-travel-card/issue/{orderId}`',
  screen: 'card tracker',
  withoutPath: 'its steps come by the clock of the server: e2e/card/',
});
