import { type FormEvent, type ReactNode, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, daysBetween, isDay } from '#domain/core/time.ts';
import { HOTEL_HORIZON_DAYS, MAX_NIGHTS } from '#domain/hotels/hotel-limits.ts';
import { type StaySearch, type StaySearchProblems, staySearchProblems } from '#domain/hotels/hotel-search.ts';
import type { PlaceSearchEvent } from '#machines/hotels/place-search/types.ts';
import type { PlaceSearchView } from '#machines/hotels/place-search/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { searchProblemText } from '#src/copy/search-problems.ts';
import { useSearchDraft } from '#src/screens/core/booking/useSearchDraft.ts';
import { fieldProblems } from '#src/screens/hotels/field-problems.gen.ts';
import { CityList, DestinationField, type HotelDestination } from '#src/screens/hotels/search/DestinationField.tsx';
import { RoomsField } from '#src/screens/hotels/search/RoomsField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { DayField } from '#src/ui/search/DayField.tsx';
import type { CalendarMode } from '#src/ui/search/day-field-props.ts';
import { SearchCells, SearchGo, SearchPanel } from '#src/ui/search/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

export type StaySearchFormProps = {
  readonly search: StaySearch;
  /** The typed place if it is not resolved. */
  readonly typed: string;
  /** Problems of the URL found by the server. */
  readonly problems: StaySearchProblems;
  readonly cities: readonly HotelDestination[];
  /** What the typed place means. */
  readonly places: PlaceSearchView;
  readonly onPlaces: (event: PlaceSearchEvent) => void;
  /** Today in Tehran. */
  readonly today: string;
  readonly calendarMode: CalendarMode;
  readonly onCalendarMode: (mode: CalendarMode) => void;
  /** Form of a hotel page, without the destination. */
  readonly isPlaceKnown?: boolean;
  /** Gets a valid search. Without JavaScript the form submits natively. */
  readonly onSubmit: (search: StaySearch) => void;
  readonly action?: string;
  readonly tabs?: ReactNode;
};

type FieldName = keyof StaySearchProblems;

/** In page order, for error summary and focus. */
const FIELDS = {
  destination: { id: 'stay-destination', label: m.hotels_search_where },
  departing: { id: 'stay-departing', label: m.hotels_search_arrive },
  returning: { id: 'stay-returning', label: m.hotels_search_leave },
  rooms: { id: 'stay-rooms', label: m.hotels_search_rooms },
} as const satisfies Record<FieldName, { id: string; label: () => string }>;
const textOf = (problem: FieldProblem) => searchProblemText(problem, fieldProblems);
const CITIES = 'stay-cities';

/** Stay search: a plain GET form; after hydration it validates before submitting. */
export function StaySearchForm(props: StaySearchFormProps) {
  const {
    search,
    typed,
    cities,
    places,
    onPlaces,
    today,
    calendarMode,
    onCalendarMode,
    onSubmit,
    isPlaceKnown = false,
  } = props;
  const { draft, change, refuse, faultOf, hasFault, error, summary } = useSearchDraft({
    search,
    found: props.problems,
    fields: FIELDS,
    textOf,
  });
  const go = () => {
    const { destination, ...found } = staySearchProblems(draft, today);
    const all = { ...found, ...(destination && !isPlaceKnown ? { destination } : {}) };
    const isWell = Object.keys(all).length === 0 && !hasFault;
    refuse(all);
    if (isWell) onSubmit(draft);
  };
  // A search with the left place still open goes on when it is decided, unless one types on. Its place is in the next render's draft.
  const [isWanted, setWanted] = useState(false);
  const [decided, setDecided] = useState(0);
  useChanged(decided, go);
  useChanged(places.kind, () => {
    if (!isWanted || places.kind === 'deciding') return;
    setWanted(false);
    if (places.kind === 'decided' || places.kind === 'undecided') setDecided((times) => times + 1);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (places.kind === 'deciding') setWanted(true);
    else go();
  };
  const days = { today, calendarMode, onCalendarModeChange: onCalendarMode, isHalf: true };
  const lastArrival = addDays(today, HOTEL_HORIZON_DAYS);
  return (
    <SearchPanel tabs={props.tabs}>
      <form
        action={props.action ?? pathTo.hotels()}
        method="get"
        aria-label={m.hotels_search_label()}
        noValidate
        onSubmit={submit}
      >
        <ErrorSummary
          problems={summary.map(({ fieldId, ...words }) => ({ fieldId, text: m.hotels_search_problem(words) }))}
        />
        <CityList id={CITIES} cities={cities} />
        <SearchCells>
          {isPlaceKnown ? null : (
            <DestinationField
              id={FIELDS.destination.id}
              label={m.hotels_search_where()}
              value={draft.destination}
              typed={typed}
              cities={cities}
              places={places}
              send={onPlaces}
              list={CITIES}
              onChange={(destination) => change({ destination })}
              onFault={faultOf('destination')}
              {...error('destination')}
            />
          )}
          <DayField
            {...days}
            id={FIELDS.departing.id}
            name="departing"
            label={m.hotels_search_arrive()}
            min={today}
            max={lastArrival}
            value={draft.departing}
            onChange={(departing) => change({ departing, ...leaveAfter(departing, draft) })}
            onFault={faultOf('departing')}
            {...error('departing')}
          />
          <DayField
            {...days}
            id={FIELDS.returning.id}
            name="returning"
            label={m.hotels_search_leave()}
            min={addDays(draft.departing || today, 1)}
            max={addDays(draft.departing || lastArrival, MAX_NIGHTS)}
            value={draft.returning}
            onChange={(returning) => change({ returning })}
            onFault={faultOf('returning')}
            {...error('returning')}
          />
          <RoomsField
            id={FIELDS.rooms.id}
            label={m.hotels_search_rooms()}
            value={draft.rooms}
            onChange={(rooms) => change({ rooms })}
            {...error('rooms')}
          />
          <SearchGo isBusy={isWanted}>{m.hotels_search_go()}</SearchGo>
        </SearchCells>
      </form>
    </SearchPanel>
  );
}

/** A new arrival keeps the number of nights, up to the maximum; not without two valid dates. */
function leaveAfter(departing: string, draft: StaySearch): { readonly returning?: string } {
  if (!isDay(departing) || !isDay(draft.departing) || !isDay(draft.returning)) return {};
  const nights = daysBetween(draft.departing, draft.returning);
  return { returning: addDays(departing, Math.min(Math.max(nights, 1), MAX_NIGHTS)) };
}
