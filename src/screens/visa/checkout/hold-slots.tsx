import { countryName } from '#domain/core/countries.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { speedWord } from '#src/screens/visa/request/Speed.tsx';

export type VisaOrder = components['schemas']['VisaOrder'];

const visaSteps: StepWords = [
  m.visarequest_step_tasks,
  m.visarequest_step_contact,
  m.visarequest_step_review,
  m.visarequest_step_track,
];

export const tripWords = ({ arrival, days }: VisaOrder['item']): string =>
  days === 1
    ? m.visarequest_review_trip_text_one({ day: formatFullDay(arrival) })
    : m.visarequest_review_trip_text({ day: formatFullDay(arrival), days });

/** Passports of the people who need a code. */
export const passportWords = ({ people }: VisaOrder['item']): string =>
  people
    .filter(({ needsCode }) => needsCode)
    .map(({ nationality }) => countryName(nationality))
    .join(', ');

const Bought = ({ order: { item } }: { readonly order: VisaOrder }) => (
  <>
    <h2 className="strong">{m.visarequest_request()}</h2>
    <p>
      {passportWords(item)}
      <br />
      <span className="quiet small">{`${tripWords(item)}, ${speedWord(item.processing)}`}</span>
    </p>
    <p className="small quiet">{m.visarequest_stamp_note()}</p>
  </>
);

export const visaHold: HoldSlots<VisaOrder> = {
  steps: visaSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.visarequest_taxes,
  protectionOf: null,
  Instead: () => <p>{m.visarequest_hold_instead()}</p>,
  hold: {
    clock: {
      held: m.visarequest_clock_held,
      until: m.visarequest_clock_until,
      say: m.visarequest_clock_say,
      over: m.visarequest_clock_over,
    },
    ended: m.visarequest_hold_ended,
    soldOut: m.visarequest_hold_sold_out,
    slow: m.visarequest_hold_slow,
    priceUp: m.visarequest_hold_price_up,
    back: m.visarequest_hold_back,
    look: m.visarequest_again,
  },
};
