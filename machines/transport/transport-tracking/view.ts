import type { Problem } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import type { TransportTrackingSnapshot } from '#machines/transport/transport-tracking/machine.ts';
import type { RideQuestion, RideStage, RideWords, TrackedRide } from '#machines/transport/transport-tracking/types.ts';

/** A poll does not change the page. */
export type TransportTrackingView = {
  readonly kind: RideStage | 'givenBack';
  readonly ride: 0 | 1;
  /** What is asked before it is said. */
  readonly question: RideQuestion | null;
  /** What is being said. */
  readonly saying: RideWords['what'] | null;
  readonly problem: Problem | null;
  /** The last two polls failed, most likely because the traveller is offline. */
  readonly isOffline: boolean;
  /** This browser lost access to the order: the last known state shows. */
  readonly lost: Problem | null;
};

export const standingOf = ({ status, stage, isRefunded }: TrackedRide): TransportTrackingView['kind'] =>
  !isIssued(status) || isRefunded ? 'givenBack' : stage;

export const transportTrackingView = ({ context }: TransportTrackingSnapshot): TransportTrackingView => ({
  kind: standingOf(context.tracked),
  ride: context.tracked.ride,
  question: context.question,
  saying: context.words?.what ?? null,
  problem: context.problem,
  isOffline: context.failures > 1,
  lost: context.lost,
});
