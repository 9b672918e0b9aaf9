import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { RATE_WORDS } from '#src/screens/card/hold-words.ts';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';

export type CardOrder = components['schemas']['CardOrder'];

export const cardSteps: StepWords = [m.card_step_question, m.card_step_people, m.card_step_review, m.card_step_papers];

/** "Sat 5 Dec 2026, 2 people". */
export const boughtWords = ({ item: { day }, summary: { people } }: CardOrder): string =>
  people === 1
    ? m.card_bought_one({ day: formatFullDay(day) })
    : m.card_bought_text({ day: formatFullDay(day), count: people });

const Bought = ({ order }: { readonly order: CardOrder }) => (
  <>
    <h2 className="strong">{m.card_bought()}</h2>
    <p>{boughtWords(order)}</p>
  </>
);

export const cardHold: HoldSlots<CardOrder> = {
  steps: cardSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.passengers_taxes,
  protectionOf: null,
  Instead: () => <p>{m.card_instead()}</p>,
  hold: {
    clock: RATE_WORDS,
    ended: m.card_hold_ended,
    soldOut: m.card_hold_sold,
    slow: m.card_slow,
    priceUp: m.card_hold_price_up,
    back: m.card_hold_back,
    look: m.card_hold_back,
  },
};
