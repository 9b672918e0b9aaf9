import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { formatMoney } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import { type DraftPassenger, detailsOf } from '#domain/core/passengers.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { travellerProblems } from '#domain/tours/travellers.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { endsSoon, isBlank, isFilled, problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { useFits } from '#src/screens/core/passengers/useFits.ts';
import { type PassengerRules, usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { type TourOrder, tourHold } from '#src/screens/tours/checkout/hold-slots.tsx';
import { answerText, TourNeeds } from '#src/screens/tours/checkout/TourNeeds.tsx';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';

const SLOTS: PassengersSlots<TourOrder> = {
  ...tourHold,
  people: {
    title: m.tours_people_title,
    contact: m.tours_people_contact,
    contactHint: m.tours_people_contact_hint,
    blocked: m.tours_people_blocked,
    blockedSold: m.tours_people_blocked_sold,
    now: ({ due, total }) => {
      const amount = due?.purpose === 'deposit' ? due.amounts.EUR : total;
      const text = m.tours_people_now_text({ amount: formatMoney(amount) });
      return { label: amount === total ? m.tours_people_now_all() : m.tours_people_now(), amount, text };
    },
    problemText: (path, problem) => answerText(path, problem) ?? own(fieldProblems, problem)?.(),
  },
};

const GUEST_SESSION: readonly SavedPassenger[] = [];
const nothing = () => {};

const rulesOf = ({ item }: TourOrder): PassengerRules => ({
  problemsOf: (draft, now) => travellerProblems(detailsOf(draft), item, dayOf(now)),
  isFilled,
  isBlank,
});

/** One card per traveller, adults first; then what the guide should know, whom we call, and how they arrive. */
export function TourTravellers({ view, order, draft, onDraft, send, clock, book }: PassengersPageProps<TourOrder>) {
  const isExpired = view.kind === 'expired';
  const { start, end } = order.item;
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: rulesOf(order),
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const { values, problems } = form;
  const fits = useFits(book?.saved ?? GUEST_SESSION, draft.passengers, start);
  return (
    <PassengersScreen slots={SLOTS} view={view} order={order} send={send} clock={clock} form={form} book={book}>
      {values.passengers.map((passenger, index) => (
        <TravellerCard
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
          key={index}
          index={index}
          passenger={passenger}
          kind={kindOf(passenger, start)}
          isOpen={form.isOpen(index)}
          problems={problemsOf(problems, index)}
          isExpirySoon={endsSoon(passenger.passportExpiry, end)}
          fareNote={null}
          saved={fits[index] ?? GUEST_SESSION}
          lastDay={end}
          isToSave={book && !passenger.savedPassengerId ? book.toSave.includes(index) : null}
          texts={fieldProblems}
          onToSave={book?.onToSave ?? nothing}
          onReplace={form.replace}
          onOpen={form.open}
          onChange={form.changePassenger}
        />
      ))}
      <TourNeeds order={order} form={form} />
    </PassengersScreen>
  );
}

function kindOf({ ageClass }: DraftPassenger, start: string): string {
  switch (ageClass) {
    case 'adult':
      return m.tours_people_adult();
    case 'child':
      return m.passengers_child({ day: formatDay(start) });
    case 'infant':
      return m.passengers_infant({ day: formatDay(start) });
  }
}
