import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { stretchesOf } from '#src/screens/core/booking/refund-steps.ts';

type Fared = Pick<FlightOffer, 'fare'>;

export const bagWords = ({ fare }: Fared) => m.results_bags({ checked: fare.checkedKg, hand: fare.handKg });

export const kindName = ({ fare }: Fared) => (fare.kind === 'charter' ? m.results_charter() : m.results_systemic());

/** The first refund step as text. */
export function backWords({ fare, flight }: Pick<FlightOffer, 'fare' | 'flight'>, now: number): string {
  if (fare.kind === 'charter' && fare.refundSteps.length === 0) return m.results_charter_back();
  const first = stretchesOf(fare.refundSteps, now, flight.departsAt)[0];
  if (!first || first.percent === 0) return m.results_back_none();
  const { percent, until } = first;
  return m.results_back_until({ percent, day: formatDay(dayOf(until)), time: clockOf(until) });
}
