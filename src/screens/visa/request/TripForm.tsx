import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Problem } from '#domain/core/problem.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { MAX_VISA_TRAVELLERS, VISA_ENTRIES, type VisaEntry } from '#domain/visa/visa-question.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { placesIn, type VisaMember } from '#domain/visa/visa-trip.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { countriesText, ENTRY_WORDS } from '#src/screens/visa/choice-words.ts';
import { faultText } from '#src/screens/visa/request/fields.ts';
import css from '#src/screens/visa/request/Request.module.css';
import { guidedIn, type SoldArrivals, startFault, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { DateAnswer } from '#src/screens/visa/request/VisaField.tsx';
import { countryOptions, exemptionLabel } from '#src/screens/visa/VisaForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Props = {
  readonly label: string;
  readonly first: VisaStart;
  /** Values that this tab kept before a reload; null: none. */
  readonly kept: VisaStart | null;
  readonly onTyped: (start: VisaStart) => void;
  /** Highest position ever used in the request; undefined before there is a request. */
  readonly lastPlace?: number;
  /** Label of people who are in the request already. */
  readonly nameOf?: (position: number) => string;
  readonly problem: Problem | null;
  /** Replaces the general text of the problem. */
  readonly telling?: ReactNode;
  /** Faults by the server's rules. */
  readonly check: (start: VisaStart) => readonly VisaFault[];
  /** Rules for judging passports. */
  readonly rules: VisaRules;
  /** Consequences of the chosen passports. */
  readonly noticeOf?: (start: VisaStart) => ReactNode;
  /** Sold arrivals, from the first for which a code can be promised today (YYYY-MM-DD); null while values are missing. */
  readonly rangeOf: (start: VisaStart) => SoldArrivals | null;
  readonly onSubmit: (start: VisaStart) => void;
  readonly children: ReactNode;
};

/** Entries that can need a visa; visa-free ones start no request. */
const ENTRIES = VISA_ENTRIES.filter((entry) => entry !== 'freeZone' && entry !== 'transit');

type Line = VisaMember & { readonly key: number };
const idOf = (field: string) => `visa-${field}`;
const labelOf = (field: string, places: readonly number[]): string => {
  if (field === 'residence') return m.visa_residence();
  if (field === 'arrival') return m.visarequest_arrival();
  if (field === 'days') return m.visa_days();
  const index = Number(field.replace('nationality', ''));
  return places.length === 1 ? m.visa_passport_country() : m.visa_nationality({ number: (places[index] ?? index) + 1 });
};
const named = (position: number) => m.visarequest_person_n({ number: position + 1 });

/** Answers about the previous passport do not apply to another one. */
const withPassport = ({ hasUsedExemption: _, ...line }: Line, nationality: string): Line => ({ ...line, nationality });

/** Known people keep their lines; others get new ones. */
const linesOf = (members: readonly VisaMember[], known: readonly Line[]): Line[] =>
  members.map((member, index) => ({
    ...member,
    key:
      known.find(({ position }) => position !== undefined && position === member.position)?.key ?? known.length + index,
  }));

/** Travellers, dates and entry: before a request, and as a draft. Remounts when the tab's kept values are known. */
export const TripForm = (props: Props) => <Form {...props} key={props.kept ? 'kept' : 'first'} />;

function Form(props: Props) {
  const {
    label,
    first,
    kept,
    onTyped,
    lastPlace = -1,
    nameOf = named,
    problem,
    telling,
    check,
    rules,
    noticeOf,
    rangeOf,
    onSubmit,
    children,
  } = props;
  const [known] = useState<readonly Line[]>(() => first.applicants.map((line, key) => ({ ...line, key })));
  const [lines, setLines] = useState(() => (kept ? linesOf(kept.applicants, known) : known));
  const [focused, setFocused] = useState<{ readonly key: number } | null>(null);
  const [start, setStart] = useState(kept ?? first);
  const [found, setFound] = useState<readonly VisaFault[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const refused = problem?.fields ?? {};
  const faults = found.length > 0 ? found : Object.entries(refused).map(startFault);
  useFaultFocus(
    found.length > 0 ? found : faults.length > 0 ? problem : null,
    summary,
    faults[0] && idOf(faults[0].field),
  );
  const focusedIndex = lines.findIndex(({ key }) => key === focused?.key);
  useEffect(() => {
    if (focused) document.getElementById(idOf(`nationality${focusedIndex}`))?.focus();
  }, [focused, focusedIndex]);
  const typed = { ...start, applicants: lines.map(({ key: _, ...passport }) => passport) };
  useReportTyped(typed, onTyped);
  const range = rangeOf(typed);
  const guided = guidedIn(typed, rules);
  const tellOf = (code: string) =>
    code === 'arrival_too_soon' && range
      ? tooSoonText(range.first, guided)
      : code === 'arrival_too_far' && range
        ? m.visarequest_arrival_far({
            last: formatFullDay(range.last),
            day: formatFullDay(range.askFrom(typed.arrival)),
          })
        : faultText(code, '');
  const errorOf = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault ? { error: tellOf(fault.code) } : {};
  };
  const places = placesIn(lines, lastPlace);
  const leaving = known.filter(({ key, position }) => position !== undefined && !lines.some((one) => one.key === key));
  const add = () => {
    const key = Math.max(...[...known, ...lines].map((line) => line.key)) + 1;
    setLines([...lines, { key, nationality: '' }]);
    setFocused({ key });
  };
  const takeOut = (index: number) => {
    const rest = lines.toSpliced(index, 1);
    setLines(rest);
    setFocused({ key: rest[Math.max(index - 1, 0)]?.key ?? 0 });
  };
  const putBack = (line: Line) => {
    setLines([...lines, line].toSorted((one, other) => one.key - other.key));
    setFocused({ key: line.key });
  };
  const setLine = (next: Line) => setLines((now) => now.map((line) => (line.key === next.key ? next : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(typed);
    setFound(wrong);
    if (wrong.length === 0) onSubmit(typed);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-label={label}>
      <NeedsScript />
      <ErrorSummary
        ref={summary}
        problems={faults.map(({ field, code }) => ({
          fieldId: idOf(field),
          text: m.visarequest_problem({ label: labelOf(field, places), problem: tellOf(code) }),
        }))}
      />
      <Card as="section" gap={4}>
        <h2 className="strong">{m.visarequest_who()}</h2>
        {lines.map((line, index) => (
          <div className={css.person} key={line.key}>
            <SelectField
              {...countryOptions()}
              id={idOf(`nationality${index}`)}
              name={`n${index + 1}`}
              label={labelOf(`nationality${index}`, places)}
              value={line.nationality}
              {...errorOf(`nationality${index}`)}
              onChange={(nationality) => setLine(withPassport(line, nationality))}
            />
            {lines.length > 1 ? (
              <Button
                isIcon
                icon="x"
                kind="quiet"
                aria-label={m.visa_remove({ number: (places[index] ?? index) + 1 })}
                onClick={() => takeOut(index)}
              />
            ) : (
              <span />
            )}
            {rules.values.unilateral.passports.includes(line.nationality) ? (
              <CheckField
                id={idOf(`exemption${index}`)}
                name={`u${index + 1}`}
                label={exemptionLabel(places[index] ?? index, lines.length)}
                checked={line.hasUsedExemption ?? false}
                onChange={(hasUsedExemption) => setLine({ ...line, hasUsedExemption })}
              />
            ) : null}
          </div>
        ))}
        <Row>
          <Button size="s" icon="plus" disabled={lines.length >= MAX_VISA_TRAVELLERS} onClick={add}>
            {m.visa_add()}
          </Button>
        </Row>
        {leaving.map((line) => (
          <Note
            key={line.key}
            tone="warn"
            icon="info"
            role="status"
            action={
              <Button size="s" disabled={lines.length >= MAX_VISA_TRAVELLERS} onClick={() => putBack(line)}>
                {m.visarequest_put_back()}
              </Button>
            }
          >
            {m.visarequest_taken_out({ name: nameOf(line.position ?? 0) })}
          </Note>
        ))}
        <Status>
          {noticeOf?.(typed)}
          {guided.nationalities.length > 0 ? (
            <Note tone="info" icon="users">
              {m.visarequest_guided({ countries: countriesText(guided.nationalities) })}
            </Note>
          ) : null}
        </Status>
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
          hint={
            range
              ? m.visarequest_arrival_from({ day: formatFullDay(range.first), last: formatFullDay(range.last) })
              : m.visarequest_arrival_hint()
          }
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
      <ActionNotice of={problem}>
        <Status>
          {telling ? <Note tone="stop">{telling}</Note> : problem ? <ProblemNote problem={problem} /> : null}
        </Status>
      </ActionNotice>
      <Row>{children}</Row>
    </form>
  );
}

type Guided = ReturnType<typeof guidedIn>;

/** The first possible date; if a guided tour delays it, for whom, and what the others can do. */
function tooSoonText(earliest: string, { nationalities, isMixed }: Guided): string {
  const [from, to] = VISA_NUMBERS.workingDaysGuided;
  return [
    m.visarequest_arrival_soon({ day: formatFullDay(earliest) }),
    ...(nationalities.length > 0
      ? [m.visarequest_arrival_guided({ from, to, countries: countriesText(nationalities) })]
      : []),
    ...(isMixed ? [m.visarequest_arrival_apart()] : []),
  ].join(' ');
}

/** Reports changes by the user, but not the initial values. */
function useReportTyped(typed: VisaStart, onTyped: (start: VisaStart) => void): void {
  const text = JSON.stringify(typed);
  const reported = useRef(text);
  useEffect(() => {
    if (reported.current === text) return;
    reported.current = text;
    onTyped(JSON.parse(text));
  });
}
