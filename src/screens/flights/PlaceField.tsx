import { useLayoutEffect, useRef, useState } from 'react';
import type { Airport } from '#domain/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import { nativePlaces } from '#src/screens/flights/native-places.ts';
import css from '#src/ui/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/Search.tsx';
import { useLate } from '#src/ui/useLate.ts';

export type PlaceFieldProps = Omit<CellProps, 'note'> & {
  readonly name: string;
  readonly airports: readonly Airport[];
  /** A code, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is typed means no place, or more than one, in words; empty when it is well again. Do not search meanwhile. */
  readonly onFault?: (fault: string) => void;
};

export type PlaceComboboxProps = PlaceFieldProps & {
  /** What is typed and not a place yet; null when the field says what is chosen. */
  readonly open: string | null;
  readonly onOpen: (text: string | null) => void;
};

const loadCombobox = async () => (await import('#src/screens/flights/PlaceCombobox.tsx')).PlaceCombobox;

/** An airport: a select that works at once, then a combobox that reads both scripts and forgives typos. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, name, airports, value, onChange, onFault: _, ...cell } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { Part, touch } = useLate(select, loadCombobox);
  const chosen = open === null ? airports.find(({ code }) => code === value) : undefined;
  // What was chosen before the page came alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useLayoutEffect(() => {
    const early = select.current?.value.trim();
    if (early !== undefined && early !== value) onChange(early);
  }, []);

  const note = chosen ? (
    <>
      {chosen.airport.replace(' International', '').replace(' Airport', '')}, {chosen.code}{' '}
      <span lang="fa" dir="rtl">
        {chosen.cityFa}
      </span>
    </>
  ) : null;
  return (
    <Cell id={id} label={label} note={note} isLive={Part !== null} {...cell}>
      {Part ? (
        <Part {...props} open={open} onOpen={setOpen} />
      ) : (
        <select
          ref={select}
          className={css.value}
          id={id}
          name={name}
          value={value}
          aria-describedby={describedBy(id, cell.error)}
          aria-invalid={cell.error ? true : undefined}
          onPointerDown={touch}
          onFocus={touch}
          onChange={(event) => onChange(event.target.value.trim())}
        >
          <option value="">{m.ui_place_pick()}</option>
          <optgroup label={m.ui_place_popular()}>{options(popularOf(airports))}</optgroup>
          <optgroup label={m.ui_place_all()}>{options(nativePlaces(airports))}</optgroup>
        </select>
      )}
    </Cell>
  );
}

const popularOf = (airports: readonly Airport[]) =>
  airports.filter(({ isPopular }) => isPopular).map(({ code, city }) => ({ code, text: city }));

const options = (places: readonly { readonly code: string; readonly text: string }[]) =>
  places.map(({ code, text }) => (
    <option key={text} value={code}>
      {text}
    </option>
  ));
