import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { formatMoney } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { detailsOf, type PassengerDetails } from '#domain/core/passengers.ts';
import type { Problem } from '#domain/core/problem.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { choiceAs, ridersOfPeople, runPeopleProblems } from '#domain/transport/runs/people.ts';
import { partyOf } from '#domain/transport/runs/riders.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { endsSoon, isBlank, isFilled, problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { useFits } from '#src/screens/core/passengers/useFits.ts';
import { type PassengerRules, usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { fieldProblems } from '#src/screens/transport/field-problems-runs.gen.ts';
import { runHold, runSteps } from '#src/screens/transport/runs/checkout/run-hold-slots.tsx';
import { placeOfPerson, placeOfPersonWords, riderWords } from '#src/screens/transport/runs/checkout/run-words.ts';
import { wayWords } from '#src/screens/transport/runs/run-words.ts';
import { Note } from '#src/ui/Note.tsx';

const SLOTS: Omit<PassengersSlots<RunOrder>, 'steps'> = {
  ...runHold,
  people: {
    title: m.transportticket_people_title,
    contact: m.transportticket_people_contact,
    contactHint: m.transport_people_contact_hint,
    blocked: m.transportticket_people_blocked,
    blockedSold: m.transportticket_people_blocked_sold,
    problemText: (_, problem) => own(fieldProblems, problem)?.(),
  },
};

const rulesOf = ({ item }: RunOrder): PassengerRules => ({
  problemsOf: (draft, now) =>
    runPeopleProblems(detailsOf(draft), {
      riders: ridersOfPeople(item.places),
      infants: item.infants,
      days: [item.day, item.arrivesDay],
      today: dayOf(now),
    }),
  isFilled,
  isBlank,
});

const GUEST_SESSION: readonly SavedPassenger[] = [];
const nothing = () => {};

/** One card for each person, as their passports have them; each says its place. */
export function RunPeople(props: PassengersPageProps<RunOrder>) {
  const { view, order, draft, onDraft, send, clock, book } = props;
  const isExpired = view.kind === 'expired';
  const problem = isExpired ? null : view.problem;
  const form = usePassengerForm({
    draft,
    onDraft,
    problem,
    rules: rulesOf(order),
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const { day, arrivesDay } = order.item;
  const fits = useFits(book?.saved ?? GUEST_SESSION, draft.passengers, day);
  return (
    <PassengersScreen
      slots={{ ...SLOTS, steps: runSteps(order.item) }}
      view={view}
      order={order}
      send={send}
      clock={clock}
      form={form}
      book={book}
    >
      {problem?.run ? <WhatFits order={order} run={problem.run} people={detailsOf(form.values).passengers} /> : null}
      {form.values.passengers.map((passenger, index) => (
        <TravellerCard
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
          key={index}
          index={index}
          passenger={passenger}
          kind={kindOf(order, index)}
          isOpen={form.isOpen(index)}
          problems={problemsOf(form.problems, index)}
          isExpirySoon={endsSoon(passenger.passportExpiry, arrivesDay)}
          fareNote={null}
          saved={fits[index] ?? GUEST_SESSION}
          lastDay={arrivesDay}
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

/** "Woman. Carriage 6, compartment 4, lower berth 3". */
function kindOf({ item }: RunOrder, index: number): string {
  const place = placeOfPerson(item, index);
  if (!place) return m.passengers_infant({ day: formatDay(item.day) });
  const rider = place.rider === 'child' ? m.passengers_child({ day: formatDay(item.day) }) : riderWords(place.rider);
  return `${rider}. ${placeOfPersonWords(item, index)}`;
}

type FitsProps = {
  readonly order: RunOrder;
  readonly run: NonNullable<Problem['run']>;
  /** As they are typed now. */
  readonly people: PassengerDetails['passengers'];
};

/** Who turned out to be somebody else than was booked may need another place: what suits all of them in this run. */
function WhatFits({ order: { item }, run: { classes }, people }: FitsProps) {
  const ways = classes.flatMap((one) => one.ways.map((way) => ({ one, way })));
  const { women, men, children, infants } = partyOf(choiceAs(item.places, people, item.day), item.infants);
  const query = { kind: item.kind, from: item.from.town, to: item.to.town, day: item.day };
  const href = pathTo.transport({ ...query, women, men, children, infants });
  return (
    <Note tone="warn" action={<a href={href}>{m.transportticket_fits_go()}</a>}>
      <p>{m.transportticket_fits()}</p>
      {ways.length > 0 ? (
        <ul>
          {ways.map(({ one, way }) => (
            <li key={`${one.id} ${way.what}`}>
              {one.en}: {wayWords(way)}, {formatMoney(way.total)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.transportticket_fits_none()}</p>
      )}
    </Note>
  );
}
