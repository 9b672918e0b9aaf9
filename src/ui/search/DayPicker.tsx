import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { rangeProblem, readDay, whyUnread } from '#domain/core/day-text.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { DayCalendar } from '#src/ui/search/DayCalendar.tsx';
import type { DayFieldProps } from '#src/ui/search/day-field-props.ts';
import { Popover } from '#src/ui/search/Popover.tsx';
import css from '#src/ui/search/Search.module.css';
import { describedBy } from '#src/ui/search/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

/** Loaded late, see DayField. Typing always works; the calendar is an alternative. */
export function DayPicker(props: DayFieldProps) {
  const { id, label, name, value, onChange, min, max, today, calendarMode, placeholder, isOptional, error, onFault } =
    props;
  const shown = value ? (calendarMode === 'gregory' ? formatFullDay : formatFullPersianDay)(value) : '';
  const [text, setText] = useState(shown);
  const [fault, setFault] = useState('');
  // Suggestions for an unreadable or past date.
  const [offers, setOffers] = useState<readonly string[]>([]);
  const keepsText = useRef(false);
  // Where the calendar opens without a day: at the previous one.
  const [lastDay, setLastDay] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useChanged(shown, () => {
    // We emptied the value below: keep the text for correction.
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

  // Unreadable text must not search with the previous date.
  const refuse = (why: string, meant: readonly string[] = []) => {
    setFault(why);
    setOffers(meant);
    onFault?.(why); // before the effect: the click that left the field may be on Search
    if (value === '') return;
    setLastDay(value);
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
    if (!day) return refuse(...unreadWords(typed, props));
    const missed = rangeProblem(day, min, max);
    if (missed === 'early') return refuse(earlyWords(day, props));
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
  const take = (day: string) => {
    setFault('');
    onChange(day);
    field.current?.focus();
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
          {fault}{' '}
          {offers.map((day) => (
            <Button key={day} kind="link" onClick={() => take(day)}>
              {m.ui_day_take({ day: formatFullDay(day) })}
            </Button>
          ))}
        </span>
      ) : null}
      {isOpen ? (
        <Popover label={label} opener={opener} onClose={() => setOpen(false)}>
          <DayCalendar
            {...props}
            lastDay={lastDay}
            onPick={pick}
            {...(isOptional && value ? { onClear: () => pick('') } : {})}
          />
        </Popover>
      ) : null}
      <input type="hidden" name={name} value={value} />
    </>
  );
}

type Range = Pick<DayFieldProps, 'min' | 'max' | 'today'>;

const earlyWords = (day: string, { min, today }: Range): string =>
  day < today
    ? m.ui_day_over({ day: formatFullDay(day), min: formatFullDay(min) })
    : m.ui_day_early({ day: formatFullDay(min) });

/** Why a text is not a day, and the days that it may mean. */
function unreadWords(typed: string, { min, max, today }: Range): [string, readonly string[]] {
  const why = whyUnread(typed, today);
  if (why.kind === 'unread') return [m.ui_day_unread(), []];
  if (why.kind === 'missing') return [m.ui_day_missing(), []];
  const open = why.days.filter((day) => rangeProblem(day, min, max) === null);
  const [other] = why.days.filter((day) => !open.includes(day));
  return other && other < today && open.length === 1
    ? [m.ui_day_other_over({ day: formatFullDay(other) }), open]
    : [m.ui_day_twice(), open];
}
