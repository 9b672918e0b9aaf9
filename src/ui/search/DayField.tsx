import { useLayoutEffect, useRef } from 'react';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { DayFieldProps } from '#src/ui/search/day-field-props.ts';
import css from '#src/ui/search/Search.module.css';
import { Cell, describedBy } from '#src/ui/search/Search.tsx';
import { useLate } from '#src/ui/useLate.ts';

const loadCalendar = async () => (await import('#src/ui/search/DayPicker.tsx')).DayPicker;

/** A date: the native field first, later typed text and a calendar in both systems. */
export function DayField(props: DayFieldProps) {
  const {
    id,
    label,
    name,
    value,
    onChange,
    min,
    max,
    error,
    note,
    isHalf,
    swap,
    calendarMode,
    placeholder,
    isOptional,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const { Part, touch } = useLate(field, loadCalendar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before the page came alive.
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early !== undefined && early !== value) onChange(early);
  }, []);

  const other = value ? (calendarMode === 'gregory' ? formatFullPersianDay(value) : formatFullDay(value)) : note;
  return (
    <Cell id={id} label={label} note={other} error={error} isHalf={isHalf === true} swap={swap} isLive={Part !== null}>
      {Part ? (
        <Part {...props} />
      ) : (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: an optional day must not be called required.
        <input
          ref={field}
          className={css.value}
          type="date"
          id={id}
          name={name}
          value={value}
          min={min}
          max={max}
          // `required` lets CSS detect an empty field and show its placeholder; it does not mean that the field is required.
          required
          aria-required={isOptional ? false : undefined}
          placeholder={placeholder ?? m.ui_day_pick()}
          aria-describedby={describedBy(id, error)}
          aria-invalid={error ? true : undefined}
          onPointerDown={touch}
          onFocus={touch}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Cell>
  );
}
