import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { AIRPORTS } from '#domain/airports.ts';
import { type FlightSearch, type SearchProblems, searchProblems } from '#domain/flight-search.ts';
import { BOOKING_HORIZON_DAYS, FOCUS_DELAY_MS } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { PlaceField, PlaceList } from '#src/screens/flights/PlaceField.tsx';
import { TravellersField } from '#src/screens/flights/TravellersField.tsx';
import { DayField } from '#src/ui/DayField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { SearchCells, SearchGo, SearchPanel, SwapButton } from '#src/ui/Search.tsx';
import { Segments } from '#src/ui/Segments.tsx';

export type CalendarMode = 'gregory' | 'persian';
export type SearchFormProps = {
  readonly search: FlightSearch;
  /** What the server found wrong with the address. */
  readonly problems: SearchProblems;
  /** The day in Tehran. */
  readonly today: string;
  readonly calendarMode: CalendarMode;
  readonly onCalendarMode: (mode: CalendarMode) => void;
  /** Gets a search without problems. Without it, and without scripts, the browser sends the form. */
  readonly onSubmit?: (search: FlightSearch) => void;
  readonly action?: string;
};

type FieldName = keyof SearchProblems;

/** In the order of the page; the error summary and the focus follow it. Travellers are one field. */
const FIELDS = {
  origin: { id: 'search-origin', label: m.search_from },
  destination: { id: 'search-destination', label: m.search_to },
  departing: { id: 'search-departing', label: m.search_departing },
  returning: { id: 'search-returning', label: m.search_returning },
  adult: { id: 'search-adult', label: m.search_travellers },
  child: { id: 'search-adult', label: m.search_travellers },
  infant: { id: 'search-adult', label: m.search_travellers },
} as const satisfies Record<Exclude<FieldName, 'type'>, { id: string; label: () => string }>;
const PLACES = 'search-places';
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Where from, where to, when, who. A plain GET form first; with scripts it checks before it goes. */
export function SearchForm(props: SearchFormProps) {
  const { search, today, calendarMode, onCalendarMode, onSubmit, action = pathTo.flights() } = props;
  const { draft, change, problems, refused, refuse } = useDraft(search, props.problems);
  const { faults, faultOf } = useFaults();
  const error = (name: FieldName) => {
    const problem = problems[name];
    return problem && !faults[name] ? { error: fieldProblemText(problem) } : {};
  };
  const isReturn = draft.type === 'twoWay';
  const partyError = problems.adult ?? problems.child ?? problems.infant;

  const submit = (event: FormEvent) => {
    const asked = isReturn ? draft : { ...draft, returning: '' };
    const found = searchProblems(asked, today);
    if (Object.keys(found).length > 0 || Object.values(faults).some(Boolean)) {
      event.preventDefault();
      refuse(found, faults);
    } else if (onSubmit) {
      event.preventDefault();
      refuse({});
      onSubmit(asked);
    }
  };
  const days = {
    today,
    min: today,
    max: addDays(today, BOOKING_HORIZON_DAYS),
    calendarMode,
    onCalendarModeChange: onCalendarMode,
    isHalf: true,
  };
  return (
    <SearchPanel>
      <form action={action} method="get" aria-label={m.search_label()} noValidate onSubmit={submit}>
        <ErrorSummary
          problems={NAMES.flatMap((name) => {
            const problem = problems[name];
            const text = faults[name] ? refused.has(name) && faults[name] : problem && fieldProblemText(problem);
            const { id, label } = FIELDS[name];
            return text ? [{ fieldId: id, text: m.search_problem({ label: label(), text }) }] : [];
          })}
        />
        <Row isSpread>
          <Segments
            label={m.search_type()}
            name="type"
            value={draft.type}
            options={[
              { value: 'oneWay', label: m.search_one_way() },
              { value: 'twoWay', label: m.search_return() },
            ]}
            onChange={(type) => change({ type })}
          />
          <span className="small quiet only-wide">{m.search_honest({ count: AIRPORTS.length })}</span>
        </Row>
        <PlaceList id={PLACES} airports={AIRPORTS} />
        <SearchCells>
          <PlaceField
            id={FIELDS.origin.id}
            name="origin"
            label={m.search_from()}
            airports={AIRPORTS}
            value={draft.origin}
            list={PLACES}
            onChange={(origin) => change({ origin })}
            onFault={faultOf('origin')}
            {...error('origin')}
          />
          <PlaceField
            id={FIELDS.destination.id}
            name="destination"
            label={m.search_to()}
            airports={AIRPORTS}
            value={draft.destination}
            list={PLACES}
            onChange={(destination) => change({ destination })}
            onFault={faultOf('destination')}
            swap={
              <SwapButton
                label={m.search_swap()}
                onSwap={() => change({ origin: draft.destination, destination: draft.origin })}
              />
            }
            {...error('destination')}
          />
          <DayField
            {...days}
            id={FIELDS.departing.id}
            name="departing"
            label={m.search_departing()}
            value={draft.departing}
            onChange={(departing) => change({ departing })}
            onFault={faultOf('departing')}
            {...error('departing')}
          />
          <DayField
            {...days}
            id={FIELDS.returning.id}
            name="returning"
            label={m.search_returning()}
            min={draft.departing > today ? draft.departing : today}
            value={isReturn ? draft.returning : ''}
            placeholder={isReturn ? m.ui_day_pick() : m.search_one_way()}
            note={m.search_add_date()}
            isOptional
            // A date makes it a return trip; without one it is a way out only.
            onChange={(returning) => change({ returning, type: returning ? 'twoWay' : 'oneWay' })}
            onFault={faultOf('returning')}
            {...error('returning')}
          />
          <TravellersField
            id={FIELDS.adult.id}
            label={m.search_travellers()}
            value={draft}
            onChange={({ adult, child, infant }) => change({ adult, child, infant })}
            {...(partyError ? { error: fieldProblemText(partyError) } : {})}
          />
          <SearchGo>{m.search_go()}</SearchGo>
        </SearchCells>
      </form>
    </SearchPanel>
  );
}

type Faults = Partial<Record<FieldName, string>>;

/** Text in a field that is no place or no day yet, in the field's own words. Nothing is searched meanwhile. */
function useFaults() {
  const [faults, setFaults] = useState<Faults>({});
  const faultOf = (name: FieldName) => (fault: string) =>
    setFaults((old) => ((old[name] ?? '') === fault ? old : { ...old, [name]: fault }));
  return { faults, faultOf };
}

/** What is typed and what is wrong with it. Another search of the page replaces both, except a return date in waiting. */
function useDraft(search: FlightSearch, found: SearchProblems) {
  const [draft, setDraft] = useState(search);
  const [problems, setProblems] = useState(found);
  // Fields that a search was refused for. Not their faults: one of them may be told only after the click on Search.
  const [refused, setRefused] = useState<ReadonlySet<FieldName>>(new Set());
  const [seen, setSeen] = useState({ search, found });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isSame(seen.search, search) || !isSame(seen.found, found)) {
    setSeen({ search, found });
    setDraft({ ...search, returning: search.returning || draft.returning });
    setProblems(found);
  }

  // By what is there then: a widget may report what was typed before it came alive, together with another one.
  const change = (part: Partial<FlightSearch>) => {
    setDraft((old) => ({ ...old, ...part }));
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in part))));
  };
  /** The focus moves to the first field in error, a moment after the words are there. */
  const refuse = (next: SearchProblems, faults: Faults = {}) => {
    setProblems(next);
    const wrong = NAMES.filter((name) => next[name] || faults[name]);
    setRefused(new Set(wrong));
    const [first] = wrong;
    clearTimeout(timer.current);
    if (first) timer.current = setTimeout(() => document.getElementById(FIELDS[first].id)?.focus(), FOCUS_DELAY_MS);
  };
  return { draft, change, problems, refused, refuse };
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
