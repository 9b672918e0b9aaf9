import { own } from '#domain/core/own.ts';
import { detailsOf } from '#domain/core/passengers.ts';
import { dayOf } from '#domain/core/time.ts';
import { peopleProblems } from '#domain/transport/people.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import type { PassengersPageProps } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { isBlank, isFilled } from '#src/screens/core/passengers/traveller.ts';
import { type PassengerRules, usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { type TransportOrder, transportHold } from '#src/screens/transport/checkout/hold-slots.tsx';
import { LeadTraveller } from '#src/screens/transport/checkout/LeadTraveller.tsx';
import { ServedPeople } from '#src/screens/transport/checkout/ServedPeople.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { backLabel } from '#src/screens/transport/ride-words.ts';

const SHARED: Omit<PassengersSlots<TransportOrder>['people'], 'title' | 'contactHint'> = {
  contact: m.transport_people_contact,
  blocked: m.transport_people_blocked,
  blockedSold: m.transport_people_blocked_sold,
  problemText: (_, problem) => own(fieldProblems, problem)?.(),
};

/** As the fields are called on the page. */
const MEETING_LABELS: Readonly<Record<string, (item: TransportOrder['item']) => string>> = {
  'answers.sign': () => m.transportride_sign(),
  'answers.hotel': () => m.transportride_stays(),
  'answers.room': () => m.transportride_room(),
  'answers.hotelBack': backLabel,
  'answers.stopsAt': () => m.transportride_stops_at(),
  'answers.notes': () => m.transportride_notes(),
};

/** How the driver finds them has fields whose reasons do not name them. */
const meetingProblem =
  (item: TransportOrder['item']) =>
  (path: string, problem: string): string | undefined => {
    const label = own(MEETING_LABELS, path);
    return (
      label && m.transportwish_problem({ label: label(item), problem: fieldProblemText(problem, '', fieldProblems) })
    );
  };

const carSlots = (item: TransportOrder['item']): PassengersSlots<TransportOrder> => ({
  ...transportHold,
  people: {
    ...SHARED,
    title: m.transportride_lead_title,
    contactHint: m.transportride_contact_hint,
    problemText: meetingProblem(item),
  },
});

const SERVICE_SLOTS: PassengersSlots<TransportOrder> = {
  ...transportHold,
  people: { ...SHARED, title: m.transport_people_title, contactHint: m.transport_people_contact_hint },
};

const hasName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  firstName.trim() !== '' && lastName.trim() !== '';

const rulesOf = ({ item: { wish, rides } }: TransportOrder): PassengerRules => ({
  problemsOf: (draft, now) =>
    peopleProblems(detailsOf(draft), wish, rides, { day: dayOf(rides[0]?.bookedAt ?? now), today: dayOf(now) }),
  isFilled: wish.kind === 'cip' ? isFilled : hasName,
  isBlank,
});

/** One name and how the driver finds them; at an airport all people, as their passports have them. */
export function TransportPeople(props: PassengersPageProps<TransportOrder>) {
  const { view, order, draft, onDraft, send, clock } = props;
  const isExpired = view.kind === 'expired';
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: rulesOf(order),
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  return order.item.kind === 'cip' ? (
    <ServedPeople slots={SERVICE_SLOTS} form={form} {...props} />
  ) : (
    <LeadTraveller slots={carSlots(order.item)} form={form} {...props} />
  );
}
