import { useMemo } from 'react';
import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { type DraftPassenger, detailsOf, usesSavedNumber } from '#domain/core/passengers.ts';
import { dayFromParts } from '#domain/core/person.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { peopleProblems } from '#domain/insurance/people.ts';
import { bandOf } from '#domain/insurance/price.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { TravellerCard } from '#src/screens/core/passengers/TravellerCard.tsx';
import { problemsOf } from '#src/screens/core/passengers/traveller.ts';
import { usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { bandWords } from '#src/screens/insurance/band-words.ts';
import { atMoment, FirstDayOver, insuranceHold } from '#src/screens/insurance/checkout/hold-slots.tsx';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';

const SLOTS: PassengersSlots<InsuranceOrder> = {
  ...insuranceHold,
  people: {
    title: m.insurance_people_title,
    contact: m.insurance_people_contact,
    contactHint: m.insurance_people_contact_hint,
    blocked: m.insurance_people_blocked,
    blockedSold: m.insurance_people_blocked_sold,
    saved: m.insurance_people_saved,
  },
};

const TEXTS = ['title', 'firstName', 'lastName', 'nationality', 'passportNumber'] as const;
/** All fields are filled: the next card opens. */
const isFilled = (person: DraftPassenger): boolean =>
  TEXTS.every((field) => person[field].trim() !== '' || (field === 'passportNumber' && usesSavedNumber(person)));
const isBlank = (person: DraftPassenger): boolean => TEXTS.every((field) => person[field].trim() === '');

const NOBODY: readonly SavedPassenger[] = [];
const nothing = () => {};

/** Each person as in the passport. */
export function InsurancePeople({
  view,
  order,
  draft,
  onDraft,
  send,
  clock,
  book,
}: PassengersPageProps<InsuranceOrder>) {
  const isExpired = view.kind === 'expired';
  const { firstDay } = order.item;
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: {
      problemsOf: (next, now) => peopleProblems(detailsOf(next), { firstDay, today: dayOf(now) }),
      isFilled,
      isBlank,
    },
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const saved = useSaved(book?.saved ?? NOBODY, firstDay);
  return (
    <PassengersScreen
      slots={atMoment(SLOTS, order, clock.now())}
      view={view}
      order={order}
      send={send}
      clock={clock}
      form={form}
      book={book}
    >
      <FirstDayOver order={order} now={clock.now()} />
      {form.values.passengers.map((person, index) => (
        <TravellerCard
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
          key={index}
          index={index}
          passenger={person}
          kind={kindOf(person, firstDay)}
          isOpen={form.isOpen(index)}
          problems={problemsOf(form.problems, index)}
          isExpirySoon={false}
          isBrief
          fareNote={null}
          saved={saved}
          lastDay={firstDay}
          // A saved passport needs its end, which is not asked here.
          isToSave={null}
          onToSave={nothing}
          onReplace={form.replace}
          onOpen={form.open}
          onChange={form.changePassenger}
        />
      ))}
    </PassengersScreen>
  );
}

/** Saved passengers who are born by the first day. A stable array while equal. */
const useSaved = (saved: readonly SavedPassenger[], firstDay: string) =>
  useMemo(() => saved.filter(({ birthDate }) => birthDate <= firstDay), [saved, firstDay]);

/** "ages 12 to 64", once the birth date is known. */
function kindOf({ birthDate }: DraftPassenger, firstDay: string): string {
  const day = dayFromParts(birthDate);
  return isDay(day) && day <= firstDay ? m.insurance_age_band({ band: bandWords(bandOf(day, firstDay)) }) : '';
}
