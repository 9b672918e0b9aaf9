import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { type DateParts, datePartsOf, dayFromParts, wrongPart } from '#domain/core/person.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Field.module.css';
import { type FieldProps, FieldSet } from '#src/ui/Field.tsx';

export type DateBoxesProps = FieldProps & {
  readonly name: string;
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur?: () => void;
  /** Enables autofill of the birthday. */
  readonly isBirthday?: boolean;
  readonly isDisabled?: boolean;
};

/** Long enough for "14 Azar 1370". */
const WHOLE_DATE = 30;
/** Text that is more than the digits of one box. */
const isWhole = (text: string): boolean => /[^\p{Nd}\s]/u.test(text);
/** Drops surplus digits of a full box; words start a whole date and stay. */
const withoutMore = (text: string, length: number): string => (/\P{Nd}/u.test(text) ? text : text.slice(0, length));
const loadReader = () => import('#domain/core/day-text.ts');

/**
 * A known date in three boxes. The first box has the `id`, or the wrong one if there is one. A whole date, pasted into a box or typed into
 * the first one in either calendar, is parsed and announced.
 */
export const DateBoxes = ({
  name,
  value,
  onChange,
  onBlur,
  isBirthday,
  isDisabled = false,
  ...field
}: DateBoxesProps) => {
  const first = field.error ? wrongPart(value) : 'day';
  const boxes = [
    { part: 'day', label: m.ui_day(), length: 2 },
    { part: 'month', label: m.ui_month(), length: 2 },
    { part: 'year', label: m.ui_year(), length: 4 },
  ] as const;
  const row = useRef<HTMLDivElement>(null);
  // Text typed before hydration is in the boxes, but the owner does not know it yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useLayoutEffect(() => {
    const typedIn = (part: keyof DateParts) =>
      row.current?.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`)?.value ?? value[part];
    const typed = { day: typedIn('day'), month: typedIn('month'), year: typedIn('year') };
    if (boxes.some(({ part }) => typed[part] !== value[part])) onChange(typed);
  }, []);
  const [understood, setUnderstood] = useState('');
  // Text typed while the parser loads must stay.
  const held = useRef({ value, onChange });
  useEffect(() => {
    held.current = { value, onChange };
  });
  /** null for unreadable text and for a birthday in the future. */
  const read = async (text: string): Promise<string | null> => {
    const today = dayOf(Date.now());
    const day = await loadReader().then(
      ({ readDay }) => readDay(text, today),
      () => null,
    );
    return day && isBirthday && day > today ? null : day;
  };
  const fill = (day: string) => {
    setUnderstood(day);
    held.current.onChange(datePartsOf(day));
  };
  const paste = async (event: ClipboardEvent, part: keyof DateParts) => {
    const text = event.clipboardData.getData('text').trim();
    if (!isWhole(text)) return;
    event.preventDefault();
    const day = await read(text);
    if (day) fill(day);
    else held.current.onChange({ ...held.current.value, [part]: text });
  };
  const leave = async (part: keyof DateParts) => {
    onBlur?.();
    const text = value.day;
    if (part !== 'day' || !isWhole(text)) return;
    const day = await read(text);
    if (day && held.current.value.day === text) fill(day);
  };
  const isTold = understood !== '' && dayFromParts(value) === understood;
  const idOf = (part: keyof DateParts) => (part === first ? field.id : `${field.id}-${part}`);
  return (
    <FieldSet {...field}>
      <div className={css.boxes} ref={row}>
        {boxes.map(({ part, label, length }) => (
          <div key={part}>
            <label htmlFor={idOf(part)}>{label}</label>
            <input
              className={css.input}
              data-year={part === 'year' ? '' : undefined}
              id={idOf(part)}
              name={`${name}-${part}`}
              value={value[part]}
              inputMode="numeric"
              maxLength={part === 'day' ? WHOLE_DATE : length}
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              disabled={isDisabled}
              aria-invalid={field.error ? true : undefined}
              onChange={(event) => onChange({ ...value, [part]: withoutMore(event.target.value, length) })}
              onPaste={(event) => void paste(event, part)}
              onBlur={() => void leave(part)}
            />
          </div>
        ))}
        {/* Takes no space while empty. */}
        <span className={isTold ? 'small quiet' : 'vh'} role="status">
          {isTold ? `${formatFullDay(understood)}, ${formatFullPersianDay(understood)}` : null}
        </span>
      </div>
    </FieldSet>
  );
};
