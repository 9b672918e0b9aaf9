import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FlightSearch, SearchProblems } from '#domain/flights/flight-search.ts';
import { routeParam, urlOfSearch } from '#src/platform/flights/flight-url.ts';
import { useCalendarMode } from '#src/routes/-support/core/pages/useCalendarMode.ts';
import { SearchForm } from '#src/screens/flights/search/SearchForm.tsx';

type Props = {
  readonly search: FlightSearch;
  readonly problems?: SearchProblems;
  readonly today: string;
  /** Replaces the navigation to the results. */
  readonly onSubmit?: (search: FlightSearch) => void;
  readonly tabs?: ReactNode;
};

const NO_PROBLEMS: SearchProblems = {};

export function SearchPanel({ search, problems = NO_PROBLEMS, today, onSubmit, tabs }: Props) {
  const navigate = useNavigate();
  const [calendarMode, setCalendarMode] = useCalendarMode();
  const goToResults = (next: FlightSearch) =>
    void navigate({
      to: '/flights/{-$route}',
      params: { route: routeParam(next) },
      search: urlOfSearch(next),
    });
  return (
    <SearchForm
      search={search}
      problems={problems}
      today={today}
      calendarMode={calendarMode}
      onCalendarMode={setCalendarMode}
      onSubmit={onSubmit ?? goToResults}
      tabs={tabs}
    />
  );
}
