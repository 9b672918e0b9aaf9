import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { counterClosesAt } from '#domain/flights/check-in-counter.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { m } from '#src/copy/generated/messages.js';

/** "Wed 2 Dec, 12:00". */
export const momentText = (moment: number): string =>
  m.review_moment({ day: formatDay(dayOf(moment)), time: clockOf(moment) });

/** When check-in closes for each leg. */
export function counterRule(legs: readonly OrderLeg[]): string {
  const [out, back] = legs.map(({ flight }) => {
    const closes = counterClosesAt(flight);
    return { time: clockOf(closes), day: formatDay(dayOf(closes)) };
  });
  if (!out) return '';
  return back
    ? m.review_rule_counter_return({ ...out, backTime: back.time, backDay: back.day })
    : m.review_rule_counter(out);
}

/** Retained share by moment, future steps only. */
function refundRule({ fare, flight }: OrderLeg, now: number): string {
  const steps = fare.refundSteps.filter(({ until }) => until > now);
  const [first, ...rest] = steps;
  if (!first || steps.every(({ percent }) => percent === 0)) return m.review_rule_refund_all();
  if (rest.length === 0) {
    return m.review_rule_refund_whole({ moment: momentText(flight.departsAt), kept: 100 - first.percent });
  }
  return rest
    .map(({ percent }, index) => {
      // An agency promises no refund, which is not the same as a fee of 100 %.
      if (fare.kind === 'charter' && percent === 0) {
        return m.review_rule_refund_agency({ moment: momentText(steps[index]?.until ?? 0) });
      }
      const change = { moment: momentText(steps[index]?.until ?? 0), kept: 100 - percent };
      return index === 0 ? m.review_rule_refund_first(change) : m.review_rule_refund_then(change);
    })
    .join(' ');
}

/** One sentence, or one per leg if the rules of a return trip differ. */
export function refundRules(legs: readonly OrderLeg[], now: number): string {
  const texts = legs.map((leg) => refundRule(leg, now));
  if (new Set(texts).size <= 1) return texts[0] ?? '';
  return texts
    .map((text, index) => m.review_rule_leg({ leg: index === 0 ? m.review_way_out() : m.review_way_back(), text }))
    .join(' ');
}
