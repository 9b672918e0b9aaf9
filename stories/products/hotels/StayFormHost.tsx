import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import { hotelCities } from '#machines/hotels/hotel-booking/documents.ts';
import { search as usual } from '#machines/hotels/hotel-booking/fixtures.ts';
import { placeSearchMachine } from '#machines/hotels/place-search/machine.ts';
import type { FindPlacesInput, FoundPlace } from '#machines/hotels/place-search/types.ts';
import { placeSearchView } from '#machines/hotels/place-search/view.ts';
import { StaySearchForm, type StaySearchFormProps } from '#src/screens/hotels/search/StaySearchForm.tsx';
import type { CalendarMode } from '#src/ui/search/day-field-props.ts';
import { TODAY } from '../../support/clock.ts';

type Places = Pick<StaySearchFormProps, 'places' | 'onPlaces'>;
type Find = (text: string) => Promise<readonly FoundPlace[]>;
export type StayFormHostProps = Partial<
  Pick<StaySearchFormProps, 'search' | 'typed' | 'problems' | 'isPlaceKnown' | 'onSubmit'>
> & { readonly find?: Find };

const NONE = {};
const findCities: Find = async (text) =>
  hotelCities.filter(({ name }) => name.en.toLowerCase().startsWith(text.toLowerCase()));

/** The search form of stays with its calendar mode, as a route keeps it, in one state of its place. */
function StayFormOf({
  search = usual,
  typed = '',
  problems = NONE,
  onSubmit,
  isPlaceKnown = false,
  ...places
}: Omit<StayFormHostProps, 'find'> & Places) {
  const [mode, setMode] = useState<CalendarMode>('gregory');
  return (
    <StaySearchForm
      {...places}
      search={search as StaySearch}
      typed={typed}
      problems={problems}
      cities={hotelCities}
      today={TODAY}
      calendarMode={mode}
      onCalendarMode={setMode}
      isPlaceKnown={isPlaceKnown}
      onSubmit={onSubmit ?? (() => {})}
    />
  );
}

/** One state of the search of a place, as who types sees it: the list is open until the field is left. */
export function PlaceSearchStaged({ places, onPlaces }: Places) {
  const isOpen = places.kind === 'typing' || places.kind === 'suggesting';
  const place = places.kind === 'decided' ? places.place : null;
  const box = useRef<HTMLDivElement>(null);
  const drawn = `${isOpen} ${places.text} ${place?.id ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another field.
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLInputElement>('[name=destination]')?.focus();
  }, [isOpen, drawn]);
  return (
    <div ref={box}>
      <StayFormOf
        key={drawn}
        places={places}
        onPlaces={onPlaces}
        search={{ ...usual, destination: place && { type: place.type, id: place.id, name_en: place.name.en } }}
        typed={place ? '' : places.text}
      />
    </div>
  );
}

/** The same with its machine; all places are found. */
export function StayFormHost({ find = findCities, ...form }: StayFormHostProps) {
  const [machine] = useState(() =>
    placeSearchMachine.provide({
      actors: { findPlaces: fromPromise<readonly FoundPlace[], FindPlacesInput>(({ input }) => find(input.text)) },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  return <StayFormOf {...form} places={placeSearchView(snapshot)} onPlaces={send} />;
}
