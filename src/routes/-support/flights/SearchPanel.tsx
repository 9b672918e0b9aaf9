import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FlightSearch, SearchProblems } from '#domain/flights/flight-search.ts';
import { fetchNow } from '#src/platform/core/flow/lost-part.ts';
import { useCalendarMode } from '#src/routes/-support/core/pages/useCalendarMode.ts';
import { SearchForm } from '#src/screens/flights/search/SearchForm.tsx';
import type { JourneyDays } from '#src/ui/search/journey-days.ts';

type Props = {
  readonly search: FlightSearch;
  readonly problems?: SearchProblems;
  readonly today: string;
  /** Replaces the navigation to the results. */
  readonly onSubmit?: (search: FlightSearch) => void;
  /** Gets the days of a return trip; null while they are not known. */
  readonly tabs?: ((days: JourneyDays | null) => ReactNode) | undefined;
};

const NO_PROBLEMS: SearchProblems = {};
/** Comes with the routes of the results, which may come next. */
const bringUrls = () => import('#src/platform/flights/flight-url.ts');

export function SearchPanel({ search, problems = NO_PROBLEMS, today, onSubmit, tabs }: Props) {
  const navigate = useNavigate();
  const [calendarMode, setCalendarMode] = useCalendarMode();
  const goToResults = async (next: FlightSearch) => {
    const url = await fetchNow(bringUrls);
    if (!url) return;
    await navigate({
      to: '/flights/{-$route}',
      params: { route: url.routeParam(next) },
      search: url.urlOfSearch(next),
    });
  };
  return (
    <SearchForm
      search={search}
      problems={problems}
      today={today}
      calendarMode={calendarMode}
      onCalendarMode={setCalendarMode}
      onSubmit={onSubmit ?? ((next) => void goToResults(next))}
      tabs={tabs}
    />
  );
}
