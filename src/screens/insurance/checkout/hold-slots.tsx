import { formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { HOLD_WORDS } from '#src/screens/insurance/hold-words.ts';

export type InsuranceOrder = components['schemas']['InsuranceOrder'];

export const insuranceSteps: StepWords = [
  m.insurance_step_question,
  m.insurance_step_people,
  m.insurance_step_review,
  m.insurance_step_papers,
];

/** "Sat 5 Dec 2026, 2 people". */
export const boughtWords = ({ item: { firstDay }, summary: { people } }: InsuranceOrder): string =>
  people === 1
    ? m.insurance_bought_one({ day: formatFullDay(firstDay) })
    : m.insurance_bought_text({ day: formatFullDay(firstDay), count: people });

const Bought = ({ order }: { readonly order: InsuranceOrder }) => (
  <>
    <h2 className="strong">{m.insurance_bought()}</h2>
    <p>{boughtWords(order)}</p>
  </>
);

export const insuranceHold: HoldSlots<InsuranceOrder> = {
  steps: insuranceSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.passengers_taxes,
  protectionOf: null,
  Instead: () => <p>{m.insurance_instead()}</p>,
  hold: {
    clock: HOLD_WORDS,
    ended: m.insurance_hold_ended,
    soldOut: m.insurance_hold_sold,
    slow: m.insurance_slow,
    priceUp: m.insurance_hold_price_up,
    back: m.insurance_hold_back,
    look: m.insurance_hold_back,
  },
};
