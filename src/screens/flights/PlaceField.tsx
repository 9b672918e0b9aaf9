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
  /** A code, or empty; or what was typed without scripts and means no place, or more than one. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is typed means no place, or more than one, in words; empty when it is well again. Do not search meanwhile. */
  readonly onFault?: (fault: string) => void;
  /** Id of a `PlaceList`. */
  readonly list: string;
};

/** An airport, by its name in both scripts or its code; typos are forgiven. Without scripts the server reads what is typed. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, name, airports, value, onChange, onFault, list, ...cell } = props;
  const place = airports.find(({ code }) => code === value);
  const city = place?.city ?? '';
  /** What is typed and not a place yet; null when the field says what is chosen. */
  const [open, setOpen] = useState<string | null>(value && !place ? value : null);
  const [fault, setFault] = useState('');
  const tell = (text: string) => {
    setFault(text);
    if (text !== fault) onFault?.(text);
  };
  // Another choice from outside, as by "swap", ends what is typed.
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
  /** Text that is left open is taken when it can mean one place only; otherwise it stays and says why. */
  const left = useRef('');
  const leave = (text: string, known: readonly Airport[] = places) => {
    const typed = text.trim();
    left.current = text;
    if (open === null && typed === city) return;
    if (isNothing(typed)) return choose('');
    const sure = surePlace(known, typed);
    if (sure) return choose(sure.code);
    // "Шираз", typed and left before the names of other languages are there.
    if (known === airports) void withOtherNames(airports).then((all) => left.current === text && leave(text, all));
    else tell(whyOpen(known, typed));
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
        // A refused search brings the focus here: a list that opens by itself would lie over the words that say why.
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

/** The same places, once somebody types with what they are called in other languages. Nothing waits for it. */
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

/** What the browser suggests in the fields until their code is there, and for good without scripts. */
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

/** Why a text is not a place yet: no match, or the best three to choose from. */
export function whyOpen(airports: readonly Airport[], text: string): string {
  const names = searchPlaces(airports, text, 3).map(({ city }) => city);
  const last = names.pop();
  return last ? m.ui_place_many({ first: names.join(', '), last }) : m.ui_place_none({ text: text.trim() });
}
