import { trackingViewAt } from '#machines/core/order-tracking/fixtures.ts';
import type { VisaStage, VisaTrackingKind, VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';

/** One field of the first person must be corrected. */
const asked = [{ position: 0, field: 'jobTitle' }];
const at = (kind: VisaTrackingKind) => trackingViewAt<VisaStage>(kind, kind === 'actionNeeded' ? asked : []);
const actionNeeded = at('actionNeeded');
const sent = { ...actionNeeded.correction, position: 0 };

export const visaTrackingViews = {
  submitted: at('submitted'),
  underReview: at('underReview'),
  actionNeeded,
  correctionFaulty: {
    ...actionNeeded,
    correction: { ...sent, faults: [{ field: 'jobTitle', code: 'required' }], focusAsked: 1 },
  },
  correctionSending: { ...actionNeeded, correction: { ...sent, isSending: true } },
  correctionNotSent: {
    ...actionNeeded,
    correction: { ...sent, problem: { code: 'unavailable', message: 'Try again in a moment.' } },
  },
  sentToMinistry: at('sentToMinistry'),
  offline: { ...at('sentToMinistry'), isOffline: true },
  issued: at('issued'),
  refunding: at('refunding'),
  refunded: at('refunded'),
  cancelled: at('cancelled'),
} satisfies Record<string, VisaTrackingView>;
