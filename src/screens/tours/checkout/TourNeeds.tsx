import { own } from '#domain/core/own.ts';
import { formatDay } from '#domain/core/time.ts';
import { EATS, eatsOf, HOTEL, healthOf, MAX_NOTE } from '#domain/tours/needs.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PassengerForm } from '#src/screens/core/passengers/usePassengerForm.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { eatsWords } from '#src/screens/tours/checkout/order-words.ts';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { Card } from '#src/ui/Card.tsx';
import { FieldGrid } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'answers.arrivalFlight': { invalid: m.tours_arrival_flight_wrong },
  'answers.arrivalTime': { invalid: m.tours_arrival_time_wrong },
};

/** What is wrong with an answer, where the shared words say too little; undefined: they say it. */
export const answerText = (path: string, problem: string): string | undefined =>
  own(own(OWN_WORDS, path) ?? {}, problem)?.();

const EATS_OPTIONS = EATS.map((eats) => ({ value: eats, label: eatsWords(eats) }));

type Props = { readonly order: TourOrder; readonly form: PassengerForm };

/** What the guide should know, whom we call in an emergency, and how the travellers arrive. */
export function TourNeeds({ order: { item }, form }: Props) {
  const answers = form.values.answers ?? {};
  const isJourney = item.kind === 'journey';
  const wire = (name: string) => {
    const path = `answers.${name}`;
    const value = answers[name] ?? '';
    const problem = form.problems[path];
    return {
      id: path,
      name: path,
      value,
      error: problem && (answerText(path, problem) ?? fieldProblemText(problem, value, fieldProblems)),
      onChange: (next: string) => form.changeAnswer(name, next),
      autoComplete: 'off',
    };
  };
  return (
    <>
      <Card as="section" gap={4} aria-labelledby="needs">
        <h2 id="needs" className="strong">
          {m.tours_needs_title()}
        </h2>
        <p className="quiet small">{m.tours_needs_hint()}</p>
        {form.values.passengers.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no identity but their place.
          <FieldGrid key={index}>
            <SelectField
              {...wire(eatsOf(index))}
              label={m.tours_needs_eats({ name: form.nameOf(index) })}
              options={EATS_OPTIONS}
            />
            <TextField
              {...wire(healthOf(index))}
              label={m.tours_needs_health({ name: form.nameOf(index) })}
              hint={m.tours_needs_health_hint()}
              maxLength={MAX_NOTE}
            />
          </FieldGrid>
        ))}
      </Card>
      <Card as="section" gap={4} aria-labelledby="emergency">
        <h2 id="emergency" className="strong">
          {m.tours_emergency_title()}
        </h2>
        <p className="quiet small">{m.tours_emergency_hint()}</p>
        <FieldGrid>
          <TextField {...wire('emergencyName')} label={m.tours_emergency_name()} maxLength={MAX_NOTE} />
          <TextField
            {...wire('emergencyWho')}
            label={m.tours_emergency_who()}
            hint={m.tours_emergency_who_hint()}
            maxLength={MAX_NOTE}
          />
          <TextField
            {...wire('emergencyPhone')}
            type="tel"
            label={m.tours_emergency_phone()}
            hint={m.tours_emergency_phone_hint()}
          />
          <TextField
            {...wire('emergencySpeaks')}
            label={m.tours_emergency_speaks()}
            hint={m.tours_emergency_speaks_hint()}
            maxLength={MAX_NOTE}
          />
        </FieldGrid>
      </Card>
      {item.fetches ? (
        <Card as="section" gap={4} aria-labelledby="fetched">
          <h2 id="fetched" className="strong">
            {m.tours_hotel_title()}
          </h2>
          <p className="quiet small">{m.tours_hotel_hint()}</p>
          <TextField
            {...wire(HOTEL)}
            label={m.tours_hotel({ place: item.from })}
            hint={m.tours_hotel_at({ when: item.pickUp })}
            maxLength={MAX_NOTE}
          />
        </Card>
      ) : null}
      {isJourney ? (
        <Card as="section" gap={4} aria-labelledby="arrival">
          <h2 id="arrival" className="strong">
            {m.tours_arrival_title()}
          </h2>
          <p className="quiet small">{m.tours_arrival_hint()}</p>
          <FieldGrid>
            <TextField
              {...wire('arrivalFlight')}
              label={m.tours_arrival_flight({ place: item.from })}
              spellCheck={false}
              width="m"
            />
            <TextField
              {...wire('arrivalTime')}
              label={m.tours_arrival_time({ day: formatDay(item.start) })}
              hint={m.tours_arrival_time_hint()}
              width="m"
            />
          </FieldGrid>
        </Card>
      ) : null}
    </>
  );
}
