import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StaySearch, StaySearchProblems } from '#domain/hotels/hotel-search.ts';
import type { HotelDestination } from '#src/platform/hotels/hotel-queries.ts';
import { urlOfSearch } from '#src/platform/hotels/hotel-url-parts.ts';
import { useCalendarMode } from '#src/routes/-support/core/pages/useCalendarMode.ts';
import { usePlaceSearch } from '#src/routes/-support/hotels/usePlaceSearch.tsx';
import { StaySearchForm } from '#src/screens/hotels/search/StaySearchForm.tsx';

export type StaySearchPanelProps = {
  readonly search: StaySearch;
  readonly typed?: string;
  readonly problems?: StaySearchProblems;
  readonly cities: readonly HotelDestination[];
  readonly today: string;
  /** URL of a hotel page: the place is known, and the form stays on this page. */
  readonly action?: string;
  /** Replaces the navigation to the list. */
  readonly onSubmit?: (search: StaySearch) => void;
  readonly tabs?: ReactNode;
};

const NO_PROBLEMS: StaySearchProblems = {};

export function StaySearchPanel(props: StaySearchPanelProps) {
  const { search, typed = '', problems = NO_PROBLEMS, cities, today, action, onSubmit, tabs } = props;
  const navigate = useNavigate();
  const [calendarMode, setCalendarMode] = useCalendarMode();
  const { places, send, host } = usePlaceSearch();
  const goToResults = (next: StaySearch) => void navigate({ to: '/hotel/search/results', search: urlOfSearch(next) });
  return (
    <>
      {host}
      <StaySearchForm
        search={search}
        typed={typed}
        problems={problems}
        cities={cities}
        places={places}
        onPlaces={send}
        today={today}
        calendarMode={calendarMode}
        onCalendarMode={setCalendarMode}
        onSubmit={onSubmit ?? goToResults}
        tabs={tabs}
        {...(action ? { action, isPlaceKnown: true } : {})}
      />
    </>
  );
}
