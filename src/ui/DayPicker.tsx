import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { DayCalendar } from '#src/ui/DayCalendar.tsx';
import type { DayFieldProps } from '#src/ui/DayField.tsx';
import { rangeProblem, readDay } from '#src/ui/day-text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import css from '#src/ui/Search.module.css';
import { describedBy } from '#src/ui/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

/** Arrives late, see DayField. Typing always works; the calendar is the other way to the same day. */
export function DayPicker(props: DayFieldProps) {
  const { id, label, name, value, onChange, min, max, today, calendarMode, placeholder, isOptional, error, onFault } =
    props;
  const shown = value ? (calendarMode === 'gregory' ? formatFullDay : formatFullPersianDay)(value) : '';
  const [text, setText] = useState(shown);
  const [fault, setFault] = useState('');
  const keepsText = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useChanged(shown, () => {
    // Emptied by ourselves below: what was typed stays to be corrected.
    if (!keepsText.current) {
      setText(shown);
      setFault('');
    }
    keepsText.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the fault changes.
  useEffect(() => {
    field.current?.setCustomValidity(fault);
    onFault?.(fault);
  }, [fault]);

  // A date nobody can read must not be searched as the one before it.
  const refuse = (why: string) => {
    setFault(why);
    onFault?.(why); // before the effect: the click that left the field may be the one on Search
    if (value === '') return;
    keepsText.current = true;
    onChange('');
  };

  const commit = () => {
    const typed = (field.current?.value ?? text).trim(); // Enter may come before the last letter is rendered
    if (typed === shown) return setFault('');
    if (typed === '') {
      setFault('');
      return isOptional || value === '' ? onChange('') : setText(shown);
    }
    const day = readDay(typed, today);
    if (!day) return refuse(m.ui_day_unread());
    const missed = rangeProblem(day, min, max);
    if (missed === 'early') return refuse(m.ui_day_early({ day: formatFullDay(min) }));
    if (missed === 'late') return refuse(m.ui_day_late({ day: formatFullDay(max) }));
    setFault('');
    if (day === value) setText(shown);
    else onChange(day);
  };
  const pick = (day: string) => {
    setOpen(false);
    onChange(day);
    opener.current?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      commit();
      setOpen(true);
    }
  };

  return (
    <>
      <input
        ref={field}
        className={css.value}
        type="text"
        id={id}
        value={text}
        placeholder={placeholder ?? m.ui_day_type()}
        autoComplete="off"
        aria-describedby={fault ? `${id}-fault` : describedBy(id, error)}
        aria-invalid={fault || error ? true : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={key}
      />
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-label={m.ui_day_open({ label })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {fault ? (
        <span className={css.error} id={`${id}-fault`} role="alert">
          {fault}
        </span>
      ) : null}
      {isOpen ? (
        <Popover label={label} opener={opener} onClose={() => setOpen(false)}>
          <DayCalendar {...props} onPick={pick} {...(isOptional && value ? { onClear: () => pick('') } : {})} />
        </Popover>
      ) : null}
      <input type="hidden" name={name} value={value} />
    </>
  );
}
