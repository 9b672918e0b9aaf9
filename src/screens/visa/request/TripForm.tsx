import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Problem } from '#domain/problem.ts';
import { formatFullDay } from '#domain/time.ts';
import { MAX_VISA_TRAVELLERS, VISA_ENTRIES, type VisaEntry, type VisaPassport } from '#domain/visa-question.ts';
import { UNILATERAL } from '#domain/visa-rules.ts';
import type { VisaFault } from '#machines/visa-applicant/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { ActionNews } from '#src/screens/booking/ActionNews.tsx';
import { Status } from '#src/screens/booking/Status.tsx';
import { faultText } from '#src/screens/visa/request/fields.ts';
import css from '#src/screens/visa/request/Request.module.css';
import { startFault, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { DateAnswer } from '#src/screens/visa/request/VisaField.tsx';
import { countryOptions, exemptionLabel } from '#src/screens/visa/VisaForm.tsx';
import { ENTRY_WORDS } from '#src/screens/visa/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

type Props = {
  readonly label: string;
  readonly first: VisaStart;
  /** How many go is told once: the answers of each person hang on it. */
  readonly isCountFixed?: boolean;
  readonly problem: Problem | null;
  /** What cannot be asked for; the rules of the server. */
  readonly check: (start: VisaStart) => readonly VisaFault[];
  /** What follows from the passports. */
  readonly newsOf?: (start: VisaStart) => ReactNode;
  /** The first arrival for which a code can be promised today, YYYY-MM-DD; null while too little is told. */
  readonly earliestOf: (start: VisaStart) => string | null;
  readonly onSubmit: (start: VisaStart) => void;
  /** The buttons. */
  readonly children: ReactNode;
};

/** Where a request can be asked for: what needs no visa begins nothing. */
const ENTRIES = VISA_ENTRIES.filter((entry) => entry !== 'freeZone' && entry !== 'transit');

type Line = VisaPassport & { readonly key: number };
const idOf = (field: string) => `visa-${field}`;
const labelOf = (field: string, count: number): string => {
  if (field === 'residence') return m.visa_residence();
  if (field === 'arrival') return m.visarequest_arrival();
  if (field === 'days') return m.visa_days();
  const number = Number(field.replace('nationality', '')) + 1;
  return count === 1 ? m.visa_nationality_one() : m.visa_nationality({ number });
};

/** Who goes, when and how: before a request, and while it is a draft. */
export function TripForm(props: Props) {
  const { label, first, isCountFixed = false, problem, check, newsOf, earliestOf, onSubmit, children } = props;
  const [lines, setLines] = useState<readonly Line[]>(() => first.applicants.map((line, key) => ({ ...line, key })));
  const [start, setStart] = useState(first);
  const [found, setFound] = useState<readonly VisaFault[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const told = problem?.fields ?? {};
  const faults = found.length > 0 ? found : Object.entries(told).map(startFault);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults.length]);
  const errorOf = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault ? { error: faultText(fault.code) } : {};
  };
  const typed = { ...start, applicants: lines.map(({ key: _, ...passport }) => passport) };
  const earliest = earliestOf(typed);
  const setLine = (next: Line) => setLines((now) => now.map((line) => (line.key === next.key ? next : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(typed);
    setFound(wrong);
    if (wrong.length > 0) return summary.current?.focus();
    onSubmit(typed);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-label={label}>
      <ErrorSummary
        ref={summary}
        problems={faults.map(({ field, code }) => ({
          fieldId: idOf(field),
          text: m.visarequest_problem({ label: labelOf(field, lines.length), problem: faultText(code) }),
        }))}
      />
      <Card as="section" gap={4}>
        <h2 className="strong">{m.visarequest_who()}</h2>
        {lines.map(({ key, nationality, hasUsedExemption = false }, index) => (
          <Fragment key={key}>
            <SelectField
              {...countryOptions()}
              id={idOf(`nationality${index}`)}
              name={`n${index + 1}`}
              label={labelOf(`nationality${index}`, lines.length)}
              value={nationality}
              {...errorOf(`nationality${index}`)}
              onChange={(next) => setLine({ key, nationality: next })}
            />
            {UNILATERAL.has(nationality) ? (
              <CheckField
                id={idOf(`exemption${index}`)}
                name={`u${index + 1}`}
                label={exemptionLabel(index, lines.length)}
                checked={hasUsedExemption}
                onChange={(next) => setLine({ key, nationality, hasUsedExemption: next })}
              />
            ) : null}
          </Fragment>
        ))}
        {newsOf ? <Status>{newsOf(typed)}</Status> : null}
        {isCountFixed ? null : (
          <Row>
            {lines.length < MAX_VISA_TRAVELLERS ? (
              <Button
                size="s"
                icon="plus"
                onClick={() =>
                  setLines((now) => [...now, { key: Math.max(...now.map(({ key }) => key)) + 1, nationality: '' }])
                }
              >
                {m.visa_add()}
              </Button>
            ) : null}
            {lines.length > 1 ? (
              <Button size="s" icon="minus" onClick={() => setLines((now) => now.slice(0, -1))}>
                {m.visa_remove({ number: lines.length })}
              </Button>
            ) : null}
          </Row>
        )}
        <SelectField
          {...countryOptions()}
          id={idOf('residence')}
          name="residence"
          label={m.visa_residence()}
          hint={m.visa_residence_hint()}
          value={start.residence}
          {...errorOf('residence')}
          onChange={(residence) => setStart((now) => ({ ...now, residence }))}
        />
      </Card>
      <Card as="section" gap={4}>
        <h2 className="strong">{m.visarequest_trip()}</h2>
        <SelectField
          id={idOf('entry')}
          name="entry"
          label={m.visa_entry()}
          options={ENTRIES.map((entry) => ({ value: entry, label: ENTRY_WORDS[entry].label() }))}
          value={start.entry}
          onChange={(entry) => setStart((now) => ({ ...now, entry: entry as VisaEntry }))}
        />
        <DateAnswer
          id={idOf('arrival')}
          name="arrival"
          label={m.visarequest_arrival()}
          hint={earliest ? m.visarequest_arrival_from({ day: formatFullDay(earliest) }) : m.visarequest_arrival_hint()}
          value={start.arrival}
          {...errorOf('arrival')}
          onChange={(arrival) => setStart((now) => ({ ...now, arrival }))}
        />
        <TextField
          id={idOf('days')}
          name="days"
          label={m.visa_days()}
          hint={m.visa_days_hint()}
          inputMode="numeric"
          autoComplete="off"
          width="s"
          value={start.days}
          {...errorOf('days')}
          onChange={(days) => setStart((now) => ({ ...now, days }))}
        />
      </Card>
      <ActionNews of={problem}>
        <Status>{problem ? <Note tone="stop">{problemText(problem)}</Note> : null}</Status>
      </ActionNews>
      <Row>{children}</Row>
    </form>
  );
}
