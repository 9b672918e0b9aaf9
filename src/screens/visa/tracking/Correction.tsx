import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatFullDay } from '#domain/core/time.ts';
import type { VisaField } from '#domain/visa/visa-application.ts';
import { isVisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import type { VisaTrackingView } from '#machines/visa/visa-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { TrackQuestion } from '#src/screens/core/tracking/TrackQuestion.tsx';
import { faultText, fieldLabel, isVisaField } from '#src/screens/visa/request/fields.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { placesFor } from '#src/screens/visa/request/places.ts';
import { VisaField as VisaAnswerField, visaFieldId } from '#src/screens/visa/request/VisaField.tsx';
import type { TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';
import type { TrackerScreenProps } from '#src/screens/visa/tracking/tracker-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Status } from '#src/ui/Status.tsx';

type Props = Pick<TrackerScreenProps, 'check' | 'typedBefore' | 'onCorrection' | 'pictureOf' | 'send'> & {
  readonly person: TrackedPerson;
  readonly correction: NonNullable<TrackedPerson['correction']>;
  readonly residence: string;
  /** Result of the last correction, for any person. */
  readonly sent: VisaTrackingView['correction'];
};

export function Correction(props: Props) {
  const { person, pictureOf } = props;
  const { field, note, answerBy } = props.correction;
  const { position } = person;
  return (
    <TrackQuestion
      id={`fix-${position}`}
      title={m.visarequest_fix_title({ name: personName(person), field: fieldLabel(field) })}
      note={note}
    >
      {isVisaPictureKind(field) ? (
        pictureOf(position, field)
      ) : isVisaField(field) ? (
        <OneField {...props} field={field} />
      ) : null}
      {answerBy ? <p className="strong">{m.visarequest_fix_by({ day: formatFullDay(answerBy) })}</p> : null}
      <p className="small">{m.visarequest_fix_wait()}</p>
      <p className="small quiet">{m.visarequest_fix_rest()}</p>
    </TrackQuestion>
  );
}

function OneField({
  person,
  residence,
  field,
  sent,
  check,
  typedBefore,
  onCorrection,
  send,
}: Props & { readonly field: VisaField }) {
  const { position } = person;
  const id = `${visaFieldId(field)}-${position}`;
  const [value, setValue] = useState(person.answers[field] ?? '');
  // After hydration, so that the first render equals the server HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed from then on is newer.
  useEffect(() => setValue((drawn) => typedBefore(position, field) ?? drawn), []);
  const form = useRef<HTMLFormElement>(null);
  const isOurs = sent.position === position;
  const fault = isOurs ? sent.faults.find((one) => one.field === field) : undefined;
  const problem = isOurs ? sent.problem : null;
  const { focusAsked } = sent;
  useEffect(() => {
    if (focusAsked > 0 && isOurs) form.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  }, [focusAsked, isOurs, id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Sends the shown value, typed or not.
    onCorrection(position, field, value);
    send({ type: 'correction.send', position, faults: check(position, field, value) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <NeedsScript />
      <VisaAnswerField
        name={field}
        id={id}
        places={placesFor(person.answers, residence)}
        value={value}
        error={fault && faultText(fault.code, value)}
        onChange={(next) => {
          setValue(next);
          onCorrection(position, field, next);
        }}
      />
      <ActionNotice of={problem}>
        <Status>{problem ? <ProblemNote problem={problem} /> : null}</Status>
      </ActionNotice>
      <Row>
        <Button type="submit" kind="primary" isBusy={isOurs && sent.isSending}>
          {m.visarequest_fix_send()}
        </Button>
      </Row>
    </form>
  );
}
