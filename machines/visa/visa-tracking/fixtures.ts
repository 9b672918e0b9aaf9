import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { VisaTracked } from '#machines/visa/visa-tracking/types.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/view.ts';

const tracked = (more: Partial<VisaTracked>): VisaTracked => ({
  orderId: ORDER_ID,
  status: 'issuing',
  stage: null,
  asked: [],
  ...more,
});

/** One field of the first person must be corrected. */
const asked = [{ position: 0, field: 'jobTitle' }];

export const visaTracked = {
  submitted: tracked({ status: 'paid', stage: 'submitted' }),
  underReview: tracked({ stage: 'underReview' }),
  actionNeeded: tracked({ stage: 'actionNeeded', asked }),
  sentToMinistry: tracked({ stage: 'sentToMinistry' }),
  codeIssued: tracked({ status: 'issued' }),
  refunding: tracked({ status: 'refunding' }),
  refused: tracked({ status: 'refunded' }),
  cancelled: tracked({ status: 'cancelled' }),
} satisfies Record<string, VisaTracked>;

/** Its cancellation is in progress: issued documents are no longer valid. */
export const cancelling = tracked({ status: 'cancelRequested' });

const calm = {
  orderId: ORDER_ID,
  asked: [],
  correction: { position: null, isSending: false, faults: [], focusAsked: 0, problem: null },
  isOffline: false,
  lost: null,
};
const actionNeeded = { ...calm, kind: 'actionNeeded', asked } satisfies VisaTrackingView;

export const visaTrackingViews = {
  submitted: { ...calm, kind: 'submitted' },
  underReview: { ...calm, kind: 'underReview' },
  actionNeeded,
  correctionFaulty: {
    ...actionNeeded,
    correction: {
      ...calm.correction,
      position: 0,
      faults: [{ field: 'jobTitle', code: 'required' }],
      focusAsked: 1,
    },
  },
  correctionSending: { ...actionNeeded, correction: { ...calm.correction, position: 0, isSending: true } },
  correctionNotSent: {
    ...actionNeeded,
    correction: {
      ...calm.correction,
      position: 0,
      problem: { code: 'unavailable', message: 'Try again in a moment.' },
    },
  },
  sentToMinistry: { ...calm, kind: 'sentToMinistry' },
  offline: { ...calm, kind: 'sentToMinistry', isOffline: true },
  codeIssued: { ...calm, kind: 'codeIssued' },
  refunding: { ...calm, kind: 'refunding' },
  refused: { ...calm, kind: 'refused' },
  cancelled: { ...calm, kind: 'cancelled' },
} satisfies Record<string, VisaTrackingView>;
