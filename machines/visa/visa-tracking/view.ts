import type { Problem } from '#domain/core/problem.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaTrackingSnapshot } from '#machines/visa/visa-tracking/machine.ts';
import { isGoingBack } from '#machines/visa/visa-tracking/standing.ts';
import type { VisaStage, VisaTracked } from '#machines/visa/visa-tracking/types.ts';

export type VisaTrackingKind = VisaStage | 'codeIssued' | 'refunding' | 'refused' | 'cancelled';

/** The tracker. A poll does not change the page. */
export type VisaTrackingView = {
  kind: VisaTrackingKind;
  orderId: string;
  /** Persons who must correct a field. */
  asked: VisaTracked['asked'];
  correction: {
    /** The person whose correction was sent last. */
    position: number | null;
    isSending: boolean;
    faults: readonly VisaFault[];
    focusAsked: number;
    problem: Problem | null;
  };
  /** The last two polls failed, most likely because the traveller is offline. */
  isOffline: boolean;
  /** This browser lost access to the request: the last known state shows. */
  lost: Problem | null;
};

const kindOf = ({ status, stage }: VisaTracked): VisaTrackingKind => {
  if (isIssued(status)) return 'codeIssued';
  if (isGoingBack(status)) return 'refunding';
  if (status === 'refunded') return 'refused';
  if (isGone(status)) return 'cancelled';
  return stage ?? 'submitted';
};

export function visaTrackingView(snapshot: VisaTrackingSnapshot): VisaTrackingView {
  const { tracked, position, faults, focusAsked, problem, failures, lost } = snapshot.context;
  return {
    kind: kindOf(tracked),
    orderId: tracked.orderId,
    asked: tracked.asked,
    correction: { position, isSending: snapshot.matches('sending'), faults, focusAsked, problem },
    isOffline: failures > 1,
    lost,
  };
}
