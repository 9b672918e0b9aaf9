import { useState } from 'react';
import type { HotelPlace } from '#domain/hotels/hotel-search.ts';
import type { PlaceSearchEvent } from '#machines/hotels/place-search/types.ts';
import type { PlaceSearchView } from '#machines/hotels/place-search/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/hotels/search/Search.module.css';
import { Combobox } from '#src/ui/search/Combobox.tsx';
import search from '#src/ui/search/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/search/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

export type HotelDestination = components['schemas']['HotelDestination'];
export type DestinationFieldProps = Omit<CellProps, 'note'> & {
  readonly value: HotelPlace | null;
  /** Text of a form without JavaScript that matches no place or several. */
  readonly typed: string;
  /** Suggestions before typing. */
  readonly cities: readonly HotelDestination[];
  readonly places: PlaceSearchView;
  readonly send: (event: PlaceSearchEvent) => void;
  readonly onChange: (place: HotelPlace | null) => void;
  /** Error text while the typed text matches no place or several; '' when valid. Do not search meanwhile. */
  readonly onFault: (fault: string) => void;
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
/** Destination field. Without JavaScript the server resolves the text. */
export function DestinationField(props: DestinationFieldProps) {
  const { id, label, value, typed, cities, places, send, onChange, onFault, list, ...cell } = props;
  const name = value?.name_en ?? '';
  /** Typed text without a choice; null when the field shows the choice. */
  const [open, setOpen] = useState<string | null>(typed || null);
  const close = () => {
    setOpen(null);
    send({ type: 'text.forget' });
  };
  useChanged(value, close);
  const fault = faultText(places);
  useChanged(fault, () => onFault(fault));

  const asked = (open ?? '').trim();
  const options = (asked && places.places) || cities;
  const choose = (place: HotelDestination) => {
    close();
    if (!value || keyOf(value) !== keyOf(place)) onChange(placeOf(place));
  };
  const meant = places.kind === 'decided' ? places.place : null;
  useChanged(meant, () => meant && choose(meant));
  /** Unambiguous text becomes the choice; other text stays, with an error. */
  const leave = (text: string) => {
    const left = text.trim();
    if (left === name && open === null) return;
    if (left !== '') return send({ type: 'text.leave', text: left });
    close();
    onChange(null);
  };
  return (
    <Cell id={id} label={label} note={value ? TYPE[value.type]() : null} {...cell}>
      <Combobox
        id={id}
        name="destination"
        text={open ?? name}
        onText={(text) => {
          setOpen(text === name ? null : text);
          send({ type: 'text.change', text });
        }}
        isTyping={open !== null && asked !== ''}
        isLate={places.foundFor !== asked}
        options={options}
        keyOf={keyOf}
        chosen={value ? keyOf(value) : ''}
        onChoose={(key) => {
          const place = options.find((option) => keyOf(option) === key);
          if (place) choose(place);
        }}
        onLeave={leave}
        onEscape={close}
        // Until the answer comes, the list is that of another text.
        head={
          asked && places.places
            ? m.hotels_search_count({ count: options.length, text: places.foundFor })
            : m.hotels_search_popular()
        }
        none={m.hotels_search_none({ text: places.foundFor })}
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

function faultText(places: PlaceSearchView): string {
  if (places.kind === 'undecided') return problemText(places.problem);
  if (places.kind !== 'decided' || places.place) return '';
  const { names, text } = places;
  return names.length > 0 ? m.hotels_search_many({ names: names.join(', ') }) : m.hotels_search_none({ text });
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
