import { useEffect, useRef, useState } from 'react';
import { isNothing } from '#domain/core/fold.ts';
import type { Airport } from '#domain/country/airports.ts';
import { readyPlaces, searchPlaces, surePlace } from '#domain/country/place-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { Combobox } from '#src/ui/search/Combobox.tsx';
import search from '#src/ui/search/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/search/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

export type PlaceFieldProps = Omit<CellProps, 'note'> & {
  readonly name: string;
  readonly airports: readonly Airport[];
  /** Airport code or ''; or typed text of a form without JavaScript that matches no place or several. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Error text while the typed text matches no place or several; '' when valid. Do not search meanwhile. */
  readonly onFault?: (fault: string) => void;
  /** Id of a `PlaceList`. */
  readonly list: string;
};

/** Airport field: finds names in both scripts and codes, and tolerates typos. Without JavaScript the server resolves the text. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, name, airports, value, onChange, onFault, list, ...cell } = props;
  const place = airports.find(({ code }) => code === value);
  const city = place?.city ?? '';
  /** Typed text without a choice; null when the field shows the choice. */
  const [open, setOpen] = useState<string | null>(value && !place ? value : null);
  const [fault, setFault] = useState('');
  const tell = (text: string) => {
    setFault(text);
    onFault?.(text);
  };
  // A new value from outside, as by "swap", discards typed text.
  useChanged(value, () => {
    setOpen(null);
    tell('');
  });

  useEffect(() => whenIdle(() => readyPlaces(airports)), [airports]);
  const places = useOtherNames(airports, open !== null);
  const asked = (open ?? '').trim();
  const found = searchPlaces(places, asked);
  const chosen = open === null ? place : undefined;
  const choose = (code: string) => {
    setOpen(null);
    tell('');
    if (code !== value) onChange(code);
  };
  /** On blur: unambiguous text becomes the choice; other text stays, with an error. */
  const left = useRef('');
  const leave = (text: string, known: readonly Airport[] = places) => {
    const typed = text.trim();
    left.current = text;
    if (open === null && typed === city) return;
    if (isNothing(typed)) return choose('');
    const sure = surePlace(known, typed);
    if (sure) return choose(sure.code);
    if (known !== airports) return tell(whyOpen(known, typed));
    // "Шираз", left before the names in other languages are loaded: until then no search goes where one chose before.
    onFault?.(whyOpen(known, typed));
    void withOtherNames(airports).then((all) => left.current === text && leave(text, all));
  };

  const note = chosen ? (
    <>
      {chosen.airport.replace(' International', '').replace(' Airport', '')}, {chosen.code}{' '}
      <span lang="fa" dir="rtl">
        {chosen.cityFa}
      </span>
    </>
  ) : null;
  return (
    <Cell id={id} label={label} note={note} {...cell}>
      <Combobox
        id={id}
        name={name}
        text={open ?? city}
        onText={(text) => {
          left.current = text;
          setOpen(text === city ? null : text);
          tell('');
        }}
        isTyping={open !== null}
        options={found}
        keyOf={({ code }) => code}
        chosen={value}
        onChoose={choose}
        onLeave={leave}
        onEscape={() => choose(value)}
        head={
          asked
            ? m.ui_place_count({ count: found.length, text: asked })
            : m.ui_place_popular_first({ count: airports.length })
        }
        none={m.ui_place_none({ text: asked })}
        // A refused search focuses this field: an open list would cover the error text.
        opensOnFocus={!(cell.error || fault)}
        isInvalid={Boolean(cell.error || fault)}
        describedBy={fault ? `${id}-fault` : describedBy(id, cell.error)}
        placeholder={m.ui_place_find()}
        datalist={list}
      >
        {({ code, city: name, airport, cityFa }) => (
          <>
            <span className="code">{code}</span>
            <span>
              {name}
              <small>{airport}</small>
            </span>
            <span lang="fa" dir="rtl">
              {cityFa}
            </span>
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

const withOtherNames = (airports: readonly Airport[]): Promise<readonly Airport[]> =>
  import('#domain/country/exonyms.ts').then(
    ({ withExonyms }) => withExonyms(airports),
    () => [...airports],
  );

/** The same places, with names in other languages once the user types. Loaded in the background. */
function useOtherNames(airports: readonly Airport[], isTyping: boolean): readonly Airport[] {
  const [places, setPlaces] = useState(airports);
  useEffect(() => {
    if (!isTyping || places !== airports) return;
    void withOtherNames(airports).then((all) =>
      whenIdle(() => {
        readyPlaces(all);
        setPlaces(all);
      }),
    );
  }, [isTyping, places, airports]);
  return places;
}

/** Native suggestions until hydration, and for users without JavaScript. */
export const PlaceList = ({ id, airports }: { readonly id: string; readonly airports: readonly Airport[] }) => (
  <datalist id={id}>
    {searchPlaces(airports, '')
      .filter(({ isFlown }) => isFlown)
      .map(({ code, city, cityFa }) => (
        <option key={code} value={city}>
          {`${code}, ${cityFa}`}
        </option>
      ))}
  </datalist>
);

/** Error text for unresolved input: no match, or the three best matches. */
export function whyOpen(airports: readonly Airport[], text: string): string {
  const names = searchPlaces(airports, text, 3).map(({ city }) => city);
  const last = names.pop();
  return last ? m.ui_place_many({ first: names.join(', '), last }) : m.ui_place_none({ text: text.trim() });
}
