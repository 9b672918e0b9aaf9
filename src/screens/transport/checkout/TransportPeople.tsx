import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { usePassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import { type TransportOrder, transportHold } from '#src/screens/transport/checkout/hold-slots.tsx';
import { peopleRules } from '#src/screens/transport/checkout/people-rules.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const SLOTS: PassengersSlots<TransportOrder> = {
  ...transportHold,
  people: {
    title: m.transport_people_title,
    contact: m.transport_people_contact,
    contactHint: m.transport_people_contact_hint,
    blocked: m.transport_people_blocked,
    blockedSold: m.transport_people_blocked_sold,
  },
};

/** The names of the people, in the frame shared by all products. */
export function TransportPeople({ view, order, draft, onDraft, send, clock }: PassengersPageProps<TransportOrder>) {
  const isExpired = view.kind === 'expired';
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: peopleRules,
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  return (
    <PassengersScreen slots={SLOTS} view={view} order={order} send={send} clock={clock} form={form}>
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
            <h2>{m.transport_person_n({ number: at + 1 })}</h2>
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
