import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import type { DraftPassenger } from '#domain/core/passengers.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { endsSoon, problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { useFits } from '#src/screens/core/passengers/useFits.ts';
import type { PassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import type { TransportOrder } from '#src/screens/transport/checkout/hold-slots.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';

type Props = PassengersPageProps<TransportOrder> & {
  readonly slots: PassengersSlots<TransportOrder>;
  readonly form: PassengerForm;
};

const GUEST_SESSION: readonly SavedPassenger[] = [];
const nothing = () => {};

/** One card per person who is served at the airport, adults first. */
export function ServedPeople({ slots, form, view, order, draft, send, clock, book }: Props) {
  const day = dayOf(order.item.rides[0]?.bookedAt ?? order.serverNow);
  const fits = useFits(book?.saved ?? GUEST_SESSION, draft.passengers, day);
  return (
    <PassengersScreen slots={slots} view={view} order={order} send={send} clock={clock} form={form} book={book}>
      {form.values.passengers.map((passenger, index) => (
        <TravellerCard
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
          key={index}
          index={index}
          passenger={passenger}
          kind={kindOf(passenger, day)}
          isOpen={form.isOpen(index)}
          problems={problemsOf(form.problems, index)}
          isExpirySoon={endsSoon(passenger.passportExpiry, day)}
          fareNote={null}
          saved={fits[index] ?? GUEST_SESSION}
          lastDay={day}
          isToSave={book && !passenger.savedPassengerId ? book.toSave.includes(index) : null}
          texts={fieldProblems}
          onToSave={book?.onToSave ?? nothing}
          onReplace={form.replace}
          onOpen={form.open}
          onChange={form.changePassenger}
        />
      ))}
    </PassengersScreen>
  );
}

function kindOf({ ageClass }: DraftPassenger, day: string): string {
  switch (ageClass) {
    case 'adult':
      return m.passengers_adult();
    case 'child':
      return m.passengers_child({ day: formatDay(day) });
    case 'infant':
      return m.passengers_infant({ day: formatDay(day) });
  }
}
