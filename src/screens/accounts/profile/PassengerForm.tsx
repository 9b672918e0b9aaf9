import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type SavedPassenger,
  type SavedPassengerInput,
  savedPassengerFaults,
} from '#domain/accounts/saved-passengers.ts';
import { draftOf, EMPTY_PERSON, type PersonDraft, personOf } from '#domain/core/person.ts';
import type { FormContext, FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { useFormFaults } from '#src/screens/core/form/useFormFaults.ts';
import { FoldedName } from '#src/screens/core/passengers/FoldedName.tsx';
import { PersonFields } from '#src/screens/core/passengers/PersonFields.tsx';
import { summaryLines } from '#src/screens/core/passengers/passenger-fields.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type PassengerFormProps = {
  /** null: a new passenger. */
  readonly passenger: SavedPassenger | null;
  readonly view: FormContext & { readonly isSaving: boolean };
  /** Today in Tehran. */
  readonly today: string;
  /** Gives the passenger to the actor and tells the machine what is wrong. */
  readonly onSave: (passenger: SavedPassengerInput, faults: readonly FormFault[]) => void;
  readonly onCancel: () => void;
};

const PREFIX = 'passenger-';

type Values = PersonDraft & { readonly isMe: boolean };

const valuesOf = (passenger: SavedPassenger | null): Values =>
  passenger ? { isMe: passenger.isMe, ...draftOf(passenger) } : { isMe: false, ...EMPTY_PERSON };

/** Form of a saved passenger. The stored passport number is never shown in it: an empty field keeps the number. */
export function PassengerForm({ passenger, view, today, onSave, onCancel }: PassengerFormProps) {
  const [values, setValues] = useState(() => valuesOf(passenger));
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { left, noteChange, noteSubmit } = useFormFaults(form, view, summary);
  const problems = Object.fromEntries(left.map(({ field, code }) => [field, code]));
  const { isSaving, problem } = view;
  useEffect(() => form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus(), []);
  const change = (part: Partial<PersonDraft>) => {
    setValues((before) => ({ ...before, ...part }));
    noteChange(...Object.keys(part));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    noteSubmit();
    const input = { isMe: values.isMe, ...personOf(values) };
    onSave(input, savedPassengerFaults(input, { today, hasNumber: passenger !== null }));
  };
  const lines = summaryLines(problems, () => '').map(({ fieldId, text }) => ({ fieldId: `${PREFIX}${fieldId}`, text }));
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
        <PersonFields
          prefix={PREFIX}
          person={values}
          found={problems}
          onChange={(_, part) => change(part)}
          fill={() => 'off'}
          bornUntil={today}
          onFill={change}
          notes={
            <Status isAll>
              <FoldedName firstName={values.firstName} lastName={values.lastName} />
            </Status>
          }
          numberShown={passenger?.passportMasked}
          numberHint={passenger ? m.profile_passengers_number_hint({ masked: passenger.passportMasked }) : undefined}
        />
        <CheckField
          id={`${PREFIX}isMe`}
          name={`${PREFIX}isMe`}
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
