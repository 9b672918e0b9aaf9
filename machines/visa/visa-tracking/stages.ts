import type { TrackingEnd, TrackingStages } from '#machines/core/order-tracking/types.ts';
import { type OrderTrackingView, orderTrackingView } from '#machines/core/order-tracking/view.ts';
import type { components } from '#openapi/generated/types.ts';

export type VisaStage = components['schemas']['VisaStage'];
export type VisaTrackingKind = VisaStage | TrackingEnd;
export type VisaTrackingView = OrderTrackingView<VisaStage>;

export const VISA_STAGES: TrackingStages<VisaStage> = {
  stages: ['submitted', 'underReview', 'actionNeeded', 'sentToMinistry'],
  asked: 'actionNeeded',
};

export const visaTrackingView = orderTrackingView<VisaStage>(VISA_STAGES.stages[0]);
