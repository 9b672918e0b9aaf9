import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { HOLD_WORDS } from '#src/screens/tours/hold-words.ts';

export type ToursOrder = components['schemas']['ToursOrder'];

export const toursSteps: StepWords = [
  m.tours_step_question,
  m.tours_step_people,
  m.tours_step_review,
  m.tours_step_papers,
];

/** "Sat 5 Dec 2026, 2 people". */
export const boughtWords = ({ item: { day }, summary: { people } }: ToursOrder): string =>
  people === 1
    ? m.tours_bought_one({ day: formatFullDay(day) })
    : m.tours_bought_text({ day: formatFullDay(day), count: people });

const Bought = ({ order }: { readonly order: ToursOrder }) => (
  <>
    <h2 className="strong">{m.tours_bought()}</h2>
    <p>{boughtWords(order)}</p>
  </>
);

export const toursHold: HoldSlots<ToursOrder> = {
  steps: toursSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.passengers_taxes,
  protectionOf: null,
  Instead: () => <p>{m.tours_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.tours_hold_ended,
    soldOut: m.tours_hold_sold,
    slow: m.tours_slow,
    priceUp: m.tours_hold_price_up,
    back: m.tours_hold_back,
    look: m.tours_hold_back,
  },
};
