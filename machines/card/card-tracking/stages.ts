import type { Tracked, TrackingEnd, TrackingStages } from '#machines/core/order-tracking/types.ts';
import { type OrderTrackingView, orderTrackingView } from '#machines/core/order-tracking/view.ts';
import type { components } from '#openapi/generated/types.ts';

type Told = NonNullable<components['schemas']['CardOrder']['stage']>;

/** What the order tells, and `approved`: issued, with the load in the books, and nothing made yet. */
export type CardStage = Told | 'approved';
export type CardTrackingKind = CardStage | TrackingEnd;
export type CardTrackingView = OrderTrackingView<CardStage>;
export type TrackedCard = Tracked<CardStage>;

/** Not approved is an end of every order: its money goes back. */
export const CARD_STAGES: TrackingStages<CardStage> = {
  stages: ['identityCheck', 'moreInfo', 'approved', 'producing', 'outForDelivery', 'delivered', 'returned'],
  asked: 'moreInfo',
};

export const cardTrackingView = orderTrackingView<CardStage>(CARD_STAGES.stages[0]);
