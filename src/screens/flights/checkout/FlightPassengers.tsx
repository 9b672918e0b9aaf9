import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { formatMoney } from '#domain/core/money.ts';
import { type DraftPassenger, detailsOf, passengerProblems } from '#domain/core/passengers.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { endsSoon, isBlank, isFilled, problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { useFits } from '#src/screens/core/passengers/useFits.ts';
import { usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { flightHold } from '#src/screens/flights/checkout/hold-slots.tsx';
import { daysOf, type FlightOrder } from '#src/screens/flights/checkout/order.ts';
import { type FarePreview, farePreview, turnOf } from '#src/screens/flights/checkout/traveller-notes.ts';

const SLOTS: PassengersSlots<FlightOrder> = {
  ...flightHold,
  people: {
    title: m.passengers_title,
    contact: m.passengers_contact,
    contactHint: m.passengers_contact_hint,
    blocked: m.passengers_blocked,
    blockedSold: m.passengers_blocked_sold,
  },
};

const GUEST_SESSION: readonly SavedPassenger[] = [];
const nothing = () => {};

/** One card per traveller, adults first. */
export function FlightPassengers({ view, order, draft, onDraft, send, clock, book }: PassengersPageProps<FlightOrder>) {
  const isExpired = view.kind === 'expired';
  const days = daysOf(order);
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: {
      problemsOf: (next, now) => passengerProblems(detailsOf(next), { days, today: dayOf(now) }),
      isFilled,
      isBlank,
    },
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const { values, problems } = form;
  const fits = useFits(book?.saved ?? GUEST_SESSION, draft.passengers, days[0] ?? '');
  const preview = farePreview(order, values.passengers);
  return (
    <PassengersScreen
      slots={SLOTS}
      view={view}
      order={order}
      send={send}
      clock={clock}
      form={form}
      lines={preview.lines}
      total={preview.total}
      book={book}
    >
      {values.passengers.map((passenger, index) => (
        <TravellerCard
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
          key={index}
          index={index}
          passenger={passenger}
          kind={kindOf(passenger, days[0] ?? '')}
          isOpen={form.isOpen(index)}
          problems={problemsOf(problems, index)}
          isExpirySoon={endsSoon(passenger.passportExpiry, days.at(-1) ?? '')}
          fareNote={fareNote(passenger, order, preview, form.nameOf(index))}
          saved={fits[index] ?? GUEST_SESSION}
          lastDay={days.at(-1) ?? ''}
          isToSave={book && !passenger.savedPassengerId ? book.toSave.includes(index) : null}
          onToSave={book?.onToSave ?? nothing}
          onReplace={form.replace}
          onOpen={form.open}
          onChange={form.changePassenger}
        />
      ))}
    </PassengersScreen>
  );
}

function kindOf({ ageClass }: DraftPassenger, firstDay: string): string {
  switch (ageClass) {
    case 'adult':
      return m.passengers_adult();
    case 'child':
      return m.passengers_child({ day: formatDay(firstDay) });
    case 'infant':
      return m.passengers_infant({ day: formatDay(firstDay) });
  }
}

function fareNote(passenger: DraftPassenger, order: FlightOrder, preview: FarePreview, name: string): string | null {
  const turn = turnOf(passenger, order);
  if (!turn) return null;
  const fare = turn.ageClass === 'adult' ? m.passengers_fare_adult() : m.passengers_fare_child();
  const note = m.passengers_turns({ name, age: turn.age, fare, amount: formatMoney(turn.more) });
  // The total is shown only when all ages are known.
  return preview.lines === order.lines
    ? note
    : `${note} ${m.passengers_turns_total({ total: formatMoney(preview.total) })}`;
}
