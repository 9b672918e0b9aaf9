import { useId, useState } from 'react';
import { countryName } from '#domain/core/countries.ts';
import { type MrzFault, type MrzReading, readMrz } from '#domain/core/mrz.ts';
import { dayFromParts, type PersonDraft } from '#domain/core/person.ts';
import { formatFullDay, isDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { titleWords } from '#src/screens/core/passengers/title-words.ts';
import { type Answer, Answers } from '#src/ui/Answers.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

export type MrzFillProps = {
  readonly person: PersonDraft;
  /** YYYY-MM-DD: latest allowed birth date. */
  readonly bornUntil: string;
  readonly onFill: (change: Partial<PersonDraft>) => void;
};

/** Parses the machine-readable lines of a passport while typing. They stay in this component: no draft, recording or URL holds them. */
export function MrzFill({ person, bornUntil, onFill }: MrzFillProps) {
  const id = useId();
  const [text, setText] = useState('');
  // The previous field values, to undo lines of the wrong person.
  const [before, setBefore] = useState<PersonDraft | null>(null);
  const reading = readMrz(text, bornUntil);
  const fill = (change: Partial<PersonDraft>) => {
    setBefore(person);
    setText('');
    onFill(change);
  };
  const undo = (old: PersonDraft) => {
    setBefore(null);
    onFill(old);
  };
  return (
    <Stack gap={3}>
      <TextArea
        id={id}
        label={m.passengers_mrz_label()}
        hint={m.passengers_mrz_hint()}
        isCode
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(typed) => {
          setText(typed);
          setBefore(null);
        }}
      />
      <Status>{before ? <Note tone="done">{m.passengers_mrz_done()}</Note> : <Notice reading={reading} />}</Status>
      {before ? (
        <Row>
          <Button onClick={() => undo(before)}>{m.passengers_mrz_undo()}</Button>
        </Row>
      ) : null}
      {reading.kind === 'read' ? (
        <>
          <Answers answers={changesOf(reading.person, person)} />
          <Row>
            <Button kind="primary" onClick={() => fill(reading.person)}>
              {m.passengers_mrz_use()}
            </Button>
          </Row>
        </>
      ) : null}
    </Stack>
  );
}

const LABELS: Readonly<Record<keyof PersonDraft, () => string>> = {
  title: m.passengers_name_title,
  firstName: m.passengers_given,
  lastName: m.passengers_family,
  birthDate: m.passengers_birth,
  age: m.passengers_birth,
  nationality: m.passengers_nationality,
  passportNumber: m.passengers_passport,
  passportCountry: m.passengers_issued_by,
  passportExpiry: m.passengers_expiry,
};

function textOf(field: keyof PersonDraft, { [field]: value = '' }: Partial<PersonDraft>): string {
  if (typeof value === 'object') {
    const day = dayFromParts(value);
    return isDay(day) ? formatFullDay(day) : Object.values(value).join(' ').trim();
  }
  if (field === 'title') return titleWords(value);
  return field === 'nationality' || field === 'passportCountry' ? countryName(value) : value;
}

/** Values from the lines for each field, with the current value where it differs. */
const changesOf = (found: Partial<PersonDraft>, now: PersonDraft): Answer[] =>
  (Object.keys(LABELS) as (keyof PersonDraft)[])
    .filter((field) => field in found)
    .map((field) => {
      const [next, old] = [textOf(field, found), textOf(field, now)];
      return {
        id: field,
        term: LABELS[field](),
        value: next,
        ...(old && old !== next
          ? { change: <span className="quiet">{m.passengers_mrz_was({ text: old })}</span> }
          : {}),
      };
    });

const FAULT_WORDS: Readonly<Record<MrzFault, () => string>> = {
  passportNumber: m.passengers_mrz_fault_passport_number,
  birthDate: m.passengers_mrz_fault_birth_date,
  passportExpiry: m.passengers_mrz_fault_passport_expiry,
  personalNumber: m.passengers_mrz_fault_personal_number,
  nationality: m.passengers_mrz_fault_nationality,
  passportCountry: m.passengers_mrz_fault_passport_country,
  whole: m.passengers_mrz_fault_whole,
};

const Doubt = ({ children }: { readonly children: string }) => (
  <Note tone="warn" icon="alert">
    {children}
  </Note>
);

function Notice({ reading }: { readonly reading: MrzReading }) {
  switch (reading.kind) {
    case 'empty':
      return null;
    case 'short':
      return <p className="small quiet">{m.passengers_mrz_short(reading)}</p>;
    case 'long':
      return <Doubt>{m.passengers_mrz_long(reading)}</Doubt>;
    case 'other':
      return <Doubt>{m.passengers_mrz_other()}</Doubt>;
    case 'read':
      return (
        <Stack gap={2}>
          {reading.faults.length === 0 ? <Note tone="done">{m.passengers_mrz_proven()}</Note> : null}
          {reading.faults.map((fault) => (
            <Doubt key={fault}>{FAULT_WORDS[fault]()}</Doubt>
          ))}
          {reading.isCorrected ? <Doubt>{m.passengers_mrz_corrected()}</Doubt> : null}
          {reading.isNameCut ? <Doubt>{m.passengers_mrz_cut()}</Doubt> : null}
        </Stack>
      );
  }
}
