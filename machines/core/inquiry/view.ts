import type { Problem } from '#domain/core/problem.ts';
import type { InquirySnapshot } from '#machines/core/inquiry/chart.ts';

export type InquiryView =
  | {
      kind: 'inquiring';
      inquiryId: string;
      /** The supplier's deadline to answer. */
      answerBy: number;
      isWithdrawing: boolean;
      /** The last two polls failed, most likely because the traveller is offline. */
      isOffline: boolean;
      problem: Problem | null;
    }
  | {
      kind: 'offered';
      inquiryId: string;
      /** End of the hold of the offer. */
      offerUntil: number | null;
      isBusy: boolean;
      /** The deadline has passed and the server is being asked. */
      isOver: boolean;
      isOffline: boolean;
      problem: Problem | null;
    }
  | { kind: 'refused' | 'lapsed' | 'withdrawn'; inquiryId: string };

export function inquiryView(snapshot: InquirySnapshot): InquiryView {
  const { inquiry, failures, problem } = snapshot.context;
  const { inquiryId, answerBy, offerUntil, status } = inquiry;
  // A closed inquiry keeps its result.
  if (status === 'refused' || status === 'lapsed' || status === 'withdrawn') return { kind: status, inquiryId };
  // The offer stays visible while the server is asked about its end.
  if (status === 'offered' || status === 'accepted') {
    return {
      kind: 'offered',
      inquiryId,
      offerUntil,
      isBusy: (['accepting', 'replacing', 'withdrawing', 'accepted'] as const).some((state) => snapshot.matches(state)),
      isOver: snapshot.matches('ending'),
      isOffline: failures > 1,
      problem,
    };
  }
  const isWithdrawing = snapshot.matches('withdrawing');
  return { kind: 'inquiring', inquiryId, answerBy, isWithdrawing, isOffline: failures > 1, problem };
}
