import { useEffect, useRef } from 'react';
import type { Airport } from '#domain/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/Search.tsx';
import { useLate } from '#src/ui/useLate.ts';

export type PlaceFieldProps = Omit<CellProps, 'note'> & {
  readonly name: string;
  readonly airports: readonly Airport[];
  /** A code, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
};

const loadCombobox = async () => (await import('#src/ui/PlaceCombobox.tsx')).PlaceCombobox;

/** An airport: a select that works at once, then a combobox that reads both scripts and forgives typos. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, name, airports, value, onChange, ...cell } = props;
  const select = useRef<HTMLSelectElement>(null);
  const { Part, touch } = useLate(select, loadCombobox);
  const chosen = airports.find(({ code }) => code === value);
  // What was chosen before the page came alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    const early = select.current?.value;
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
        <Part {...props} />
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
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{m.ui_place_pick()}</option>
          <optgroup label={m.ui_place_popular()}>{options(airports.filter(({ isPopular }) => isPopular))}</optgroup>
          <optgroup label={m.ui_place_all()}>{options(airports.filter(({ isPopular }) => !isPopular))}</optgroup>
        </select>
      )}
    </Cell>
  );
}

const options = (airports: readonly Airport[]) =>
  airports.map(({ code, city }) => (
    <option key={code} value={code}>
      {city} ({code})
    </option>
  ));
