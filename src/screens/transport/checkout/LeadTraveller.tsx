import { lettersIn, MAX_SIGN, meetingAsked } from '#domain/transport/meeting.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import type { PassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import type { TransportOrder } from '#src/screens/transport/checkout/hold-slots.tsx';
import { MeetingFields, type MeetingWire } from '#src/screens/transport/checkout/MeetingFields.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = PassengersPageProps<TransportOrder> & {
  readonly slots: PassengersSlots<TransportOrder>;
  readonly form: PassengerForm;
};

/** Who rides in the front of the list, and how the driver finds them. */
export function LeadTraveller({ slots, form, view, order, send, clock }: Props) {
  const { wish, rides } = order.item;
  const [first] = rides;
  return (
    <PassengersScreen slots={slots} view={view} order={order} send={send} clock={clock} form={form}>
      <Lead form={form} />
      {first ? (
        <Card as="section" gap={4} aria-labelledby="meeting">
          <h2 id="meeting" className="strong">
            {m.transportride_meeting()}
          </h2>
          <MeetingFields wire={wireOf(form)} ride={first} asked={meetingAsked(wish, rides)} />
        </Card>
      ) : null}
    </PassengersScreen>
  );
}

const wireOf =
  (form: PassengerForm): MeetingWire =>
  (name) => {
    const id = `answers.${name}`;
    const value = form.values.answers?.[name] ?? '';
    const problem = form.problems[id];
    return {
      id,
      name: id,
      value,
      error: problem && fieldProblemText(problem, value, fieldProblems),
      onChange: (next) => form.changeAnswer(name, next),
    };
  };

const nameOnSign = (first: string, last: string): string =>
  [first, last]
    .map((part) => part.trim())
    .join(' ')
    .trim();

function Lead({ form }: { readonly form: PassengerForm }) {
  const [lead] = form.values.passengers;
  if (!lead) return null;
  const wire = (field: 'firstName' | 'lastName') => {
    const id = `passengers.0.${field}`;
    const problem = form.problems[id];
    return {
      id,
      name: id,
      value: lead[field],
      error: problem && personProblemText(field, problem, lead[field]),
      onChange: (value: string) => {
        // Until something else is typed for the sign, it follows the name.
        const sign = form.values.answers?.sign ?? '';
        const follows = sign === nameOnSign(lead.firstName, lead.lastName);
        form.changePassenger(0, field, { [field]: value });
        const changed = { ...lead, [field]: value };
        const next = nameOnSign(changed.firstName, changed.lastName);
        if (follows && lettersIn(next) <= MAX_SIGN) form.changeAnswer('sign', next);
      },
    };
  };
  return (
    <Card as="section" gap={4} aria-labelledby="lead">
      <h2 id="lead" className="strong">
        {m.transportride_lead()}
      </h2>
      <p className="quiet small">{m.transportride_lead_hint()}</p>
      <FieldGrid>
        <TextField {...wire('firstName')} label={m.passengers_given()} autoComplete="given-name" />
        <TextField {...wire('lastName')} label={m.passengers_family()} autoComplete="family-name" />
      </FieldGrid>
    </Card>
  );
}
