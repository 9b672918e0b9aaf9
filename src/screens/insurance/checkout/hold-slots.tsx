import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HoldSlots, StepWords } from '#src/screens/core/booking/slots.ts';
import { type InsuranceOrder, persianSpanWords, planWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import { Note } from '#src/ui/Note.tsx';

export const insuranceSteps: StepWords = [
  m.insurance_step_quote,
  m.insurance_step_people,
  m.insurance_step_review,
  m.insurance_step_papers,
];

const Bought = ({ order: { item } }: { readonly order: InsuranceOrder }) => (
  <>
    <h2 className="strong">{planWords(item)}</h2>
    <p className="small quiet">
      {spanWords(item.firstDay, item.lastDay)}
      <br />
      {persianSpanWords(item.firstDay, item.lastDay)}
    </p>
    {item.isInIran ? (
      <p className="small">{m.insurance_bought_waiting({ day: formatFullDay(item.firstDay) })}</p>
    ) : null}
  </>
);

export const insuranceHold: HoldSlots<InsuranceOrder> = {
  steps: insuranceSteps,
  Bought,
  lineText: ({ words, count }) => (count > 1 ? `${words} × ${count}` : words),
  included: m.insurance_taxes,
  protectionOf: null,
  Instead: () => <p>{m.insurance_instead()}</p>,
  hold: {
    clock: {
      held: m.insurance_clock_held,
      until: m.insurance_clock_until,
      say: m.insurance_clock_say,
      over: m.insurance_clock_over,
    },
    ended: m.insurance_hold_ended,
    soldOut: m.insurance_hold_sold,
    slow: m.insurance_slow,
    priceUp: m.insurance_hold_price_up,
    back: m.insurance_hold_back,
    look: m.insurance_hold_back,
  },
};

/** Its first day is over in Tehran, so nobody can be insured from it on. Who is in Iran already has no first day before the payment. */
const overWords = ({ item: { firstDay, isInIran } }: InsuranceOrder, now: number): string | null =>
  !isInIran && firstDay < dayOf(now) ? m.insurance_hold_over({ day: formatFullDay(firstDay) }) : null;

/** The same slots, which say when the first day is over. `now`: server epoch ms. */
export function atMoment<S extends HoldSlots<InsuranceOrder>>(slots: S, order: InsuranceOrder, now: number): S {
  const words = overWords(order, now);
  return words === null ? slots : { ...slots, hold: { ...slots.hold, ended: () => words } };
}

/** Above the form of the people: a draft stays for weeks, and its first day may pass meanwhile. */
export const FirstDayOver = ({ order, now }: { readonly order: InsuranceOrder; readonly now: number }) => {
  const words = order.status === 'draft' ? overWords(order, now) : null;
  return words ? <Note tone="stop">{words}</Note> : null;
};
