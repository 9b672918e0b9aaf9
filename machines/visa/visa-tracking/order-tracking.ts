import { trackingKind } from '#machines/core/order-tracking/kind.ts';
import { visaTrackingMachine } from '#machines/visa/visa-tracking/machine.ts';
import { VISA_STAGES } from '#machines/visa/visa-tracking/stages.ts';

export const visaTracking = trackingKind(visaTrackingMachine, {
  ...VISA_STAGES,
  field: 'jobTitle',
  models: 'a paid visa request until its answer, with the one field that is asked again',
  routes: '`/iran-visa/issue/{orderId}`',
  screen: 'visa tracker',
  withoutPath: 'its steps come by the clock of the server: e2e/visa/visa-expiry.e2e.ts moves it',
});
