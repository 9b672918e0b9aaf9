import { ORDER_ID } from '#machines/core/testing/moment.ts';
import type { TrackedRide } from '#machines/transport/transport-tracking/types.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';

/** A ride is booked, and no driver is named yet. */
export const trackedRide: TrackedRide = {
  orderId: ORDER_ID,
  status: 'issued',
  ride: 0,
  stage: 'confirmed',
  isRefunded: false,
};

/** Its view while nothing is said and nothing fails. */
export const trackingViewOf = (change: Partial<TransportTrackingView> = {}): TransportTrackingView => ({
  kind: 'confirmed',
  ride: 0,
  question: null,
  saying: null,
  problem: null,
  isOffline: false,
  lost: null,
  ...change,
});
