import type { FormEvent, ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';
import { type FlightSearch, type SearchProblems, searchProblems } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { searchProblemText } from '#src/copy/search-problems.ts';
import { useSearchDraft } from '#src/screens/core/booking/useSearchDraft.ts';
import { fieldProblems } from '#src/screens/flights/field-problems.gen.ts';
import { PlaceField, PlaceList } from '#src/screens/flights/PlaceField.tsx';
import { TravellersField } from '#src/screens/flights/TravellersField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { DayField } from '#src/ui/search/DayField.tsx';
import { type JourneyDays, journeyDays } from '#src/ui/search/journey-days.ts';
import { SearchCells, SearchGo, SearchPanel, SwapButton } from '#src/ui/search/Search.tsx';

export type CalendarMode = 'gregory' | 'persian';
export type SearchFormProps = {
  readonly search: FlightSearch;
  /** Problems of the URL found by the server. */
  readonly problems: SearchProblems;
  /** Today in Tehran. */
  readonly today: string;
  readonly calendarMode: CalendarMode;
  readonly onCalendarMode: (mode: CalendarMode) => void;
  /** Gets a valid search. Without it, or without JavaScript, the form submits natively. */
  readonly onSubmit?: (search: FlightSearch) => void;
  readonly action?: string;
  /** Gets the days of a return trip; null while they are not known. */
  readonly tabs?: ((days: JourneyDays | null) => ReactNode) | undefined;
};

type FieldName = keyof SearchProblems;

/** In page order, for error summary and focus. Travellers are one field. */
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
const textOf = (problem: FieldProblem) => searchProblemText(problem, fieldProblems);

/** Flight search: a plain GET form; after hydration it validates before submitting. */
export function SearchForm(props: SearchFormProps) {
  const { search, today, calendarMode, onCalendarMode, onSubmit, action = pathTo.flights() } = props;
  const { draft, change, problems, refuse, faultOf, hasFault, error, summary } = useSearchDraft({
    search,
    found: props.problems,
    fields: FIELDS,
    textOf,
    // Keeps an entered return date.
    renew: (next, old) => ({ ...next, returning: next.returning || old.returning }),
  });
  const isReturn = draft.type === 'twoWay';
  const partyError = problems.adult ?? problems.child ?? problems.infant;

  const submit = (event: FormEvent) => {
    const asked = isReturn ? draft : { ...draft, returning: '' };
    const found = searchProblems(asked, today);
    if (Object.keys(found).length > 0 || hasFault) {
      event.preventDefault();
      refuse(found);
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
    <SearchPanel tabs={props.tabs?.(isReturn ? journeyDays(draft.departing, draft.returning) : null)}>
      <form action={action} method="get" aria-label={m.search_label()} noValidate onSubmit={submit}>
        <ErrorSummary problems={summary.map(({ fieldId, ...words }) => ({ fieldId, text: m.search_problem(words) }))} />
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
            // A return date makes it a return trip.
            onChange={(returning) => change({ returning, type: returning ? 'twoWay' : 'oneWay' })}
            onFault={faultOf('returning')}
            {...error('returning')}
          />
          <TravellersField
            id={FIELDS.adult.id}
            label={m.search_travellers()}
            value={draft}
            onChange={({ adult, child, infant }) => change({ adult, child, infant })}
            {...(partyError ? { error: textOf(partyError) } : {})}
          />
          <SearchGo>{m.search_go()}</SearchGo>
        </SearchCells>
      </form>
    </SearchPanel>
  );
}
