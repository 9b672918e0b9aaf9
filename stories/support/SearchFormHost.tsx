import { useState } from 'react';
import type { FlightSearch, SearchProblems } from '#domain/flights/flight-search.ts';
import { type CalendarMode, SearchForm } from '#src/screens/flights/search/SearchForm.tsx';
import { TODAY } from './clock.ts';
import { search as usual } from './flight-results.ts';

type HostProps = {
  readonly search?: FlightSearch;
  readonly problems?: SearchProblems;
  readonly calendar?: CalendarMode;
  readonly onSubmit?: (search: FlightSearch) => void;
};

const NONE = {};

/** Keeps the calendar mode, as a route does. */
export function SearchFormHost({ search = usual, problems = NONE, calendar = 'gregory', onSubmit }: HostProps) {
  const [mode, setMode] = useState<CalendarMode>(calendar);
  return (
    <SearchForm
      search={search}
      problems={problems}
      today={TODAY}
      calendarMode={mode}
      onCalendarMode={setMode}
      onSubmit={onSubmit ?? (() => {})}
    />
  );
}
