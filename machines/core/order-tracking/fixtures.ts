import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Tracked, TrackingEnd } from '#machines/core/order-tracking/types.ts';
import type { OrderTrackingView } from '#machines/core/order-tracking/view.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';

const END_STATUS: Readonly<Record<TrackingEnd, OrderStatus>> = {
  issued: 'issued',
  refunding: 'refunding',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** How an order stands at a stage or at an end. `asked`: the stage in which a field of the first person is asked again. */
export function trackedAt<Stage extends string>(
  at: Stage | TrackingEnd,
  asked: { readonly stage: Stage; readonly field: string } | null = null,
): Tracked<Stage> {
  const status = Object.hasOwn(END_STATUS, at) ? END_STATUS[at as TrackingEnd] : null;
  return {
    orderId: ORDER_ID,
    status: status ?? 'issuing',
    stage: status === null ? (at as Stage) : null,
    asked: asked && asked.stage === at ? [{ position: 0, field: asked.field }] : [],
  };
}

const CALM = { position: null, isSending: false, faults: [], focusAsked: 0, problem: null };

/** Its view while nothing is sent and nothing fails. */
export const trackingViewAt = <Stage extends string>(
  kind: Stage | TrackingEnd,
  asked: Tracked<Stage>['asked'] = [],
): OrderTrackingView<Stage> => ({ kind, orderId: ORDER_ID, asked, correction: CALM, isOffline: false, lost: null });
