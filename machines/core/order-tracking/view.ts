import type { Problem } from '#domain/core/problem.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import type { OrderTrackingSnapshot } from '#machines/core/order-tracking/chart.ts';
import { isGoingBack } from '#machines/core/order-tracking/standing.ts';
import type { Tracked, TrackingEnd, TrackingFault } from '#machines/core/order-tracking/types.ts';

/** The tracker. A poll does not change the page. */
export type OrderTrackingView<Stage extends string> = {
  kind: Stage | TrackingEnd;
  orderId: string;
  /** People who must correct a field. */
  asked: Tracked<Stage>['asked'];
  correction: {
    /** The person whose correction was sent last. */
    position: number | null;
    isSending: boolean;
    faults: readonly TrackingFault[];
    focusAsked: number;
    problem: Problem | null;
  };
  /** The last two polls failed, most likely because the traveller is offline. */
  isOffline: boolean;
  /** This browser lost access to the order: the last known state shows. */
  lost: Problem | null;
};

/** `first`: the stage of a paid order that has none yet. */
export const orderTrackingView =
  <Stage extends string>(first: Stage) =>
  (snapshot: OrderTrackingSnapshot<Stage>): OrderTrackingView<Stage> => {
    const { tracked, position, faults, focusAsked, problem, failures, lost } = snapshot.context;
    return {
      kind: endOf(tracked) ?? tracked.stage ?? first,
      orderId: tracked.orderId,
      asked: tracked.asked,
      correction: { position, isSending: snapshot.matches('sending'), faults, focusAsked, problem },
      isOffline: failures > 1,
      lost,
    };
  };

function endOf({ status, stage }: Tracked<string>): TrackingEnd | null {
  if (isGoingBack(status)) return 'refunding';
  if (status === 'refunded') return 'refunded';
  if (isGone(status)) return 'cancelled';
  return stage === null && isIssued(status) ? 'issued' : null;
}
