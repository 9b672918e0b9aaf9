import { useEffect, useRef, useState } from 'react';
import type { HotelPlace } from '#domain/hotels/hotel-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/hotels/search/Search.module.css';
import { Combobox } from '#src/ui/search/Combobox.tsx';
import search from '#src/ui/search/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/search/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

export type HotelDestination = components['schemas']['HotelDestination'];
/** Finds cities, areas, sights and hotels, best first; tolerates typos, understands Persian. */
export type FindDestinations = (text: string) => Promise<readonly HotelDestination[]>;

export type DestinationFieldProps = Omit<CellProps, 'note'> & {
  readonly value: HotelPlace | null;
  /** Text of a form without JavaScript that matches no place or several. */
  readonly typed: string;
  /** Suggestions before typing. */
  readonly cities: readonly HotelDestination[];
  readonly find: FindDestinations;
  readonly onChange: (place: HotelPlace | null) => void;
  /** Error text while the typed text matches no place or several; '' when valid. Do not search meanwhile. */
  readonly onFault: (fault: string) => void;
  /** The text is being resolved; the promise tells whether the result still applies. Wait for it before searching. */
  readonly onLeave: (decided: Promise<boolean>) => void;
  readonly list: string;
};

const TYPE: Readonly<Record<HotelDestination['type'], () => string>> = {
  city: () => m.hotels_type_city(),
  area: () => m.hotels_type_area(),
  sight: () => m.hotels_type_sight(),
  hotel: () => m.hotels_type_hotel(),
};

const keyOf = ({ type, id }: Pick<HotelPlace, 'type' | 'id'>): string => `${type}-${id}`;
const placeOf = ({ type, id, name }: HotelDestination): HotelPlace => ({ type, id, name_en: name.en });
const isNamed = ({ name }: HotelDestination, text: string) =>
  [name.en, name.fa ?? ''].some((one) => one.toLowerCase() === text.toLowerCase());

/** Debounce of typing, in ms. */
const PAUSE_MS = 120;

/** Destination field. Without JavaScript the server resolves the text. */
export function DestinationField(props: DestinationFieldProps) {
  const { id, label, value, typed, cities, find, onChange, onFault, onLeave, list, ...cell } = props;
  const name = value?.name_en ?? '';
  /** Typed text without a choice; null when the field shows the choice. */
  const [open, setOpen] = useState<string | null>(typed || null);
  const [fault, setFault] = useState('');
  const { found, foundFor, ask } = useFound(cities, find);
  /** Counts changes, to ignore outdated answers. */
  const turn = useRef(0);
  const tell = (text: string) => {
    setFault(text);
    if (text !== fault) onFault(text);
  };
  const close = () => {
    turn.current += 1;
    setOpen(null);
    tell('');
  };
  useChanged(value, close);

  const asked = (open ?? '').trim();
  const options = asked ? found : cities;
  const choose = (place: HotelDestination) => {
    close();
    if (!value || keyOf(value) !== keyOf(place)) onChange(placeOf(place));
  };
  /** On blur: unambiguous text becomes the choice; other text stays, with an error. False if the field changed meanwhile. */
  const leave = async (text: string): Promise<boolean> => {
    const left = text.trim();
    if (left === name && open === null) return true;
    if (left === '') {
      close();
      onChange(null);
      return true;
    }
    turn.current += 1;
    const mine = turn.current;
    const places = await find(left).catch(() => null);
    if (turn.current !== mine) return false;
    decide(left, places);
    return true;
  };
  const decide = (left: string, places: readonly HotelDestination[] | null) => {
    if (!places) return tell(problemText({ code: 'unavailable', message: '' }));
    const [only, ...others] = places;
    // A single hotel whose name starts with the text is only a guess.
    const sure = others.length === 0 && only?.type !== 'hotel' ? only : undefined;
    const named = places.find((place) => isNamed(place, left)) ?? sure;
    if (named) return choose(named);
    const names = places.slice(0, 3).map((place) => place.name.en);
    tell(names.length > 0 ? m.hotels_search_many({ names: names.join(', ') }) : m.hotels_search_none({ text: left }));
  };
  return (
    <Cell id={id} label={label} note={value ? TYPE[value.type]() : null} {...cell}>
      <Combobox
        id={id}
        name="destination"
        text={open ?? name}
        onText={(text) => {
          close();
          setOpen(text === name ? null : text);
          ask(text);
        }}
        isTyping={open !== null && asked !== ''}
        isLate={foundFor !== asked}
        options={options}
        keyOf={keyOf}
        chosen={value ? keyOf(value) : ''}
        onChoose={(key) => {
          const place = options.find((option) => keyOf(option) === key);
          if (place) choose(place);
        }}
        onLeave={(text) => onLeave(leave(text))}
        onEscape={close}
        head={asked ? m.hotels_search_count({ count: found.length, text: asked }) : m.hotels_search_popular()}
        none={m.hotels_search_none({ text: asked })}
        // A refused search focuses this field: an open list would cover the error text.
        opensOnFocus={!(cell.error || fault)}
        isInvalid={Boolean(cell.error || fault)}
        describedBy={fault ? `${id}-fault` : describedBy(id, cell.error)}
        placeholder={m.hotels_search_find()}
        datalist={list}
      >
        {(place) => (
          <>
            <span className="small quiet">{TYPE[place.type]()}</span>
            <span className={css.option}>
              {place.name.en}
              <small>
                {place.type === 'city'
                  ? m.hotels_hotels({ count: place.hotels })
                  : `${place.city.en}, ${m.hotels_hotels({ count: place.hotels })}`}
              </small>
            </span>
            {place.name.fa ? (
              <span lang="fa" dir="rtl">
                {place.name.fa}
              </span>
            ) : null}
          </>
        )}
      </Combobox>
      {fault ? (
        <span className={search.error} id={`${id}-fault`} role="alert">
          {fault}
        </span>
      ) : null}
    </Cell>
  );
}

/** Places for the latest query; ignores late answers to earlier ones. */
function useFound(cities: readonly HotelDestination[], find: FindDestinations) {
  const [{ found, foundFor }, setFound] = useState({ found: cities, foundFor: '' });
  const last = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (text: string) => {
    const asked = text.trim();
    last.current = asked;
    clearTimeout(timer.current);
    if (!asked) return;
    timer.current = setTimeout(() => {
      find(asked).then(
        (places) => {
          if (last.current === asked) setFound({ found: places, foundFor: asked });
        },
        () => undefined, // keeps the earlier results; leaving the field searches again
      );
    }, PAUSE_MS);
  };
  return { found, foundFor, ask };
}

/** Native suggestions until hydration, and for users without JavaScript. */
export const CityList = ({ id, cities }: { readonly id: string; readonly cities: readonly HotelDestination[] }) => (
  <datalist id={id}>
    {cities.map(({ id: city, name }) => (
      <option key={city} value={name.en}>
        {name.fa ?? ''}
      </option>
    ))}
  </datalist>
);
