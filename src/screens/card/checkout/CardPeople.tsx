import { m } from '#src/copy/generated/messages.js';
import { type CardOrder, cardHold } from '#src/screens/card/checkout/hold-slots.tsx';
import { peopleRules } from '#src/screens/card/checkout/people-rules.ts';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { SavedPassengers } from '#src/screens/core/passengers/SavedPassengers.tsx';
import { usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const SLOTS: PassengersSlots<CardOrder> = {
  ...cardHold,
  people: {
    title: m.card_people_title,
    contact: m.card_people_contact,
    contactHint: m.card_people_contact_hint,
    blocked: m.card_people_blocked,
    blockedSold: m.card_people_blocked_sold,
  },
};

/** The names of the people, in the frame shared by all products. Who is saved in the account is named by one press. */
export function CardPeople({ view, order, draft, onDraft, book, send, clock }: PassengersPageProps<CardOrder>) {
  const isExpired = view.kind === 'expired';
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: peopleRules,
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const saved = book?.saved ?? [];
  return (
    <PassengersScreen slots={SLOTS} view={view} order={order} send={send} clock={clock} form={form} book={book}>
      {form.values.passengers.map((person, at) => {
        const wire = (field: 'firstName' | 'lastName') => {
          const id = `passengers.${at}.${field}`;
          const problem = form.problems[id];
          return {
            id,
            name: id,
            value: person[field],
            error: problem && personProblemText(field, problem, person[field]),
            onChange: (value: string) => form.changePassenger(at, field, { [field]: value }),
          };
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
          <Card as="section" key={at}>
            <h2>{m.card_person_n({ number: at + 1 })}</h2>
            <SavedPassengers
              saved={saved}
              lastDay={order.item.day}
              chosenId={
                saved.find(({ firstName, lastName }) => firstName === person.firstName && lastName === person.lastName)
                  ?.passengerId
              }
              onPick={({ firstName, lastName }) => form.replace(at, { ...person, firstName, lastName })}
            />
            <TextField
              {...wire('firstName')}
              label={m.passengers_given()}
              autoComplete={at === 0 ? 'given-name' : 'off'}
            />
            <TextField
              {...wire('lastName')}
              label={m.passengers_family()}
              autoComplete={at === 0 ? 'family-name' : 'off'}
            />
          </Card>
        );
      })}
    </PassengersScreen>
  );
}
