import { type FormEvent, useEffect, useRef, useState } from 'react';
import { COUNTRIES } from '#domain/countries.ts';
import { type DateParts, draftOf, EMPTY_PERSON, type PersonDraft, personOf } from '#domain/person.ts';
import type { Problem } from '#domain/problem.ts';
import { type SavedPassenger, type SavedPassengerInput, savedPassengerProblems } from '#domain/saved-passengers.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldGrid, layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';

export type PassengerFormProps = {
  /** null: somebody new. */
  readonly passenger: SavedPassenger | null;
  readonly isSaving: boolean;
  readonly problem: Problem | null;
  /** Today in Tehran. */
  readonly today: string;
  readonly onSave: (passenger: SavedPassengerInput) => void;
  readonly onCancel: () => void;
};

type Values = PersonDraft & { readonly isMe: boolean };

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

const valuesOf = (passenger: SavedPassenger | null): Values =>
  passenger ? { isMe: passenger.isMe, ...draftOf(passenger) } : { isMe: false, ...EMPTY_PERSON };

const LABELS: Readonly<Record<string, () => string>> = {
  title: () => m.passengers_name_title(),
  firstName: () => m.passengers_given(),
  lastName: () => m.passengers_family(),
  birthDate: () => m.passengers_birth(),
  nationality: () => m.passengers_nationality(),
  passportNumber: () => m.passengers_passport(),
  passportCountry: () => m.passengers_issued_by(),
  passportExpiry: () => m.passengers_expiry(),
};

/** Somebody for the book. The saved number never comes back into the form: an empty field keeps it. */
export function PassengerForm({ passenger, isSaving, problem, today, onSave, onCancel }: PassengerFormProps) {
  const [values, setValues] = useState(() => valuesOf(passenger));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = problem?.fields;
  useEffect(() => form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus(), []);
  useEffect(() => {
    if (fields) setProblems(fields);
  }, [fields]);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = { isMe: values.isMe, ...personOf(values) };
    const found = savedPassengerProblems(input, { today, hasNumber: passenger !== null });
    setProblems(found);
    if (Object.keys(found).length === 0) onSave(input);
  };
  const wire = (field: keyof Values) => ({
    id: `passenger-${field}`,
    name: field,
    error: problems[field] && fieldProblemText(problems[field]),
  });
  const text = (field: 'firstName' | 'lastName' | 'nationality' | 'passportNumber' | 'passportCountry') => ({
    ...wire(field),
    value: values[field],
    onChange: (value: string) => setValues({ ...values, [field]: value }),
  });
  const date = (field: 'birthDate' | 'passportExpiry') => ({
    ...wire(field),
    value: values[field],
    onChange: (value: DateParts) => setValues({ ...values, [field]: value }),
  });
  const lines = Object.keys(LABELS).flatMap((field) => {
    const found = problems[field];
    const label = LABELS[field]?.() ?? '';
    return found
      ? [
          {
            fieldId: `passenger-${field}`,
            text: m.passengers_problem_field({ field: label, text: fieldProblemText(found) }),
          },
        ]
      : [];
  });
  const name = passenger ? `${passenger.firstName} ${passenger.lastName}` : '';
  return (
    <Card as="section" gap={5} aria-labelledby="passenger-form">
      <h2 id="passenger-form" className="strong">
        {passenger ? m.profile_passengers_change({ name }) : m.profile_passengers_new()}
      </h2>
      <form ref={form} className={layoutClass.stack} data-gap={5} noValidate onSubmit={submit}>
        <ErrorSummary problems={lines} ref={summary} />
        <Status>
          {problem && !problem.fields ? (
            <Note tone="stop">
              {problem.code === 'not_allowed' ? m.profile_passengers_full() : problemText(problem)}
            </Note>
          ) : null}
        </Status>
        <FieldGrid>
          <RadioGroup
            {...wire('title')}
            isAll
            isRow
            label={m.passengers_name_title()}
            options={[
              { value: 'MS', label: m.passengers_ms() },
              { value: 'MR', label: m.passengers_mr() },
            ]}
            value={values.title}
            onChange={(title) => setValues({ ...values, title: title === 'MR' ? 'MR' : 'MS' })}
          />
          <TextField
            {...text('firstName')}
            label={m.passengers_given()}
            hint={m.passengers_given_hint()}
            autoComplete="off"
          />
          <TextField
            {...text('lastName')}
            label={m.passengers_family()}
            hint={m.passengers_family_hint()}
            autoComplete="off"
          />
          <DateBoxes {...date('birthDate')} label={m.passengers_birth()} />
          <SelectField
            {...text('nationality')}
            label={m.passengers_nationality()}
            options={OPTIONS}
            placeholder={m.passengers_country_choose()}
          />
          <TextField
            {...text('passportNumber')}
            label={m.passengers_passport()}
            hint={passenger ? m.profile_passengers_number_hint({ masked: passenger.passportMasked }) : undefined}
            isCode
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SelectField
            {...text('passportCountry')}
            label={m.passengers_issued_by()}
            options={OPTIONS}
            placeholder={m.passengers_country_choose()}
          />
          <DateBoxes {...date('passportExpiry')} label={m.passengers_expiry()} />
        </FieldGrid>
        <CheckField
          id="passenger-isMe"
          name="isMe"
          label={m.profile_passengers_is_me()}
          hint={m.profile_passengers_is_me_hint()}
          checked={values.isMe}
          onChange={(isMe) => setValues({ ...values, isMe })}
        />
        <Row>
          <Button type="submit" kind="primary" isBusy={isSaving}>
            {m.profile_passengers_save()}
          </Button>
          <Button aria-disabled={isSaving} onClick={onCancel}>
            {m.profile_cancel_edit()}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
