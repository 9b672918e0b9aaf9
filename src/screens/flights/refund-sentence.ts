import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { stretchesOf } from '#src/screens/core/booking/refund-steps.ts';
import type { RefundLineProps } from '#src/screens/flights/refund-line-props.ts';

/** Day and time in Tehran, as parameters of refund texts. */
export const refundMoment = (moment: number) => ({ day: formatDay(dayOf(moment)), time: clockOf(moment) });

/** "70 % back until Wed 2 Dec, 12:00 Tehran.", or no refund; for a charter, who decides. */
export function refundSentence({ steps, now, departsAt, isCharter = false }: Omit<RefundLineProps, 'paid'>): string {
  const first = stretchesOf(steps, now, departsAt)[0];
  if (!first || first.percent === 0) return isCharter ? m.ui_refund_charter() : m.ui_refund_none();
  return m.ui_refund_short({ percent: first.percent, ...refundMoment(first.until) });
}
