import type { Problem } from '#domain/core/problem.ts';
import type { HotelInquirySnapshot } from '#machines/hotels/hotel-inquiry/machine.ts';

export type HotelInquiryView =
  | {
      kind: 'inquiring';
      inquiryId: string;
      /** The hotel answers until then. */
      answerBy: number;
      isWithdrawing: boolean;
      /** The last two questions got no answer: the traveller's connection, most likely. */
      isOffline: boolean;
      problem: Problem | null;
    }
  | {
      kind: 'offered';
      inquiryId: string;
      /** Until when the rooms are held for who asked. */
      offerUntil: number | null;
      isBusy: boolean;
      /** Its time is over, and the server is asked how it stands. */
      isOver: boolean;
      /** The last two questions got no answer. */
      isOffline: boolean;
      problem: Problem | null;
    }
  | { kind: 'refused' | 'lapsed' | 'withdrawn'; inquiryId: string };

/** Total: every state of the chart has a view. */
export function hotelInquiryView(snapshot: HotelInquirySnapshot): HotelInquiryView {
  const { inquiry, failures, problem } = snapshot.context;
  const { inquiryId, answerBy, offerUntil, status } = inquiry;
  // Also when it was read and closed: what it came to stays true.
  if (status === 'refused' || status === 'lapsed' || status === 'withdrawn') return { kind: status, inquiryId };
  // While the end of an offer is asked about, the offer stays in sight.
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
