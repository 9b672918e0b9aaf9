import type { Problem } from '#domain/core/problem.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaTrackingSnapshot } from '#machines/visa/visa-tracking/machine.ts';
import { isGoingBack } from '#machines/visa/visa-tracking/standing.ts';
import type { VisaStage, VisaTracked } from '#machines/visa/visa-tracking/types.ts';

export type VisaTrackingKind = VisaStage | 'codeIssued' | 'refunding' | 'refused' | 'cancelled';

/** The tracker. While the server is asked, the page stays as it was. */
export type VisaTrackingView = {
  kind: VisaTrackingKind;
  orderId: string;
  /** Of whom one field is asked again. */
  asked: VisaTracked['asked'];
  correction: {
    /** Whose was sent last. */
    position: number | null;
    isSending: boolean;
    faults: readonly VisaFault[];
    focusAsked: number;
    problem: Problem | null;
  };
  /** The last two questions got no answer: the traveller's connection, most likely. */
  isOffline: boolean;
  /** This browser may not see the request any more: what shows is what was known last. */
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
