import { dayOf, formatShortDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { RefundCurve } from '#src/screens/core/booking/RefundCurve.tsx';
import type { RefundLineProps } from '#src/screens/flights/refund-line-props.ts';
import { refundMoment, refundSentence } from '#src/screens/flights/refund-sentence.ts';

/** Refund of a fare over time, in Tehran time. */
export const RefundLine = ({ paid, ...rule }: RefundLineProps) => (
  <RefundCurve
    steps={rule.steps}
    paid={paid}
    now={rule.now}
    endsAt={rule.departsAt}
    words={{
      nothing: refundSentence(rule),
      paid: m.ui_refund_paid,
      momentOf: (moment) => ({ ...refundMoment(moment), shortDay: formatShortDay(dayOf(moment)) }),
      step: m.ui_refund_step,
      zero: m.ui_refund_zero,
    }}
  />
);
