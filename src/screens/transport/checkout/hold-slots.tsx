import { formatFullDay } from '#domain/core/time.ts';
import { peopleOf } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { HOLD_WORDS } from '#src/screens/transport/hold-words.ts';

export type TransportOrder = components['schemas']['TransportOrder'];

export const transportSteps: StepWords = [
  m.transport_step_question,
  m.transport_step_people,
  m.transport_step_review,
  m.transport_step_papers,
];

/** "Sat 5 Dec 2026, 2 people". */
export function boughtWords({ item: { wish } }: TransportOrder): string {
  const people = peopleOf(wish);
  const day = formatFullDay(wish.ride.day);
  return people === 1 ? m.transport_bought_one({ day }) : m.transport_bought_text({ day, count: people });
}

const Bought = ({ order }: { readonly order: TransportOrder }) => (
  <>
    <h2 className="strong">{m.transport_bought()}</h2>
    <p>{boughtWords(order)}</p>
  </>
);

export const transportHold: HoldSlots<TransportOrder> = {
  steps: transportSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.passengers_taxes,
  protectionOf: null,
  Instead: () => <p>{m.transport_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.transport_hold_ended,
    soldOut: m.transport_hold_sold,
    slow: m.transport_slow,
    priceUp: m.transport_hold_price_up,
    back: m.transport_hold_back,
    look: m.transport_hold_back,
  },
};
