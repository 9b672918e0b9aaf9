import { useState } from 'react';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import { hotelCities } from '#machines/hotels/hotel-booking/documents.ts';
import { search as usual } from '#machines/hotels/hotel-booking/fixtures.ts';
import { StaySearchForm, type StaySearchFormProps } from '#src/screens/hotels/search/StaySearchForm.tsx';
import type { CalendarMode } from '#src/ui/search/day-field-props.ts';
import { TODAY } from '../../support/clock.ts';

type Props = Partial<Pick<StaySearchFormProps, 'search' | 'typed' | 'problems' | 'isPlaceKnown' | 'onSubmit'>>;

const NONE = {};

/** The search form of stays with its calendar mode, as a route keeps it; all places are found. */
export function StayFormHost({ search = usual, typed = '', problems = NONE, onSubmit, isPlaceKnown = false }: Props) {
  const [mode, setMode] = useState<CalendarMode>('gregory');
  return (
    <StaySearchForm
      search={search as StaySearch}
      typed={typed}
      problems={problems}
      cities={hotelCities}
      find={async (text) => hotelCities.filter(({ name }) => name.en.toLowerCase().startsWith(text.toLowerCase()))}
      today={TODAY}
      calendarMode={mode}
      onCalendarMode={setMode}
      isPlaceKnown={isPlaceKnown}
      onSubmit={onSubmit ?? (() => {})}
    />
  );
}
