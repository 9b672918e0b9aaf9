import { useLayoutEffect, useRef } from 'react';
import { type DateParts, wrongPart } from '#domain/person.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Field.module.css';
import { type FieldProps, FieldSet } from '#src/ui/Field.tsx';

export type DateBoxesProps = FieldProps & {
  readonly name: string;
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur?: () => void;
  /** Lets the browser fill in a birthday. */
  readonly isBirthday?: boolean;
  readonly isDisabled?: boolean;
};

/** A date one knows by heart, typed in three boxes. The first box carries the `id`, or the one that is wrong. */
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
  // What was typed before the code of the page came stands in the boxes, and nobody has told it yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useLayoutEffect(() => {
    const typedIn = (part: keyof DateParts) =>
      row.current?.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`)?.value ?? value[part];
    const typed = { day: typedIn('day'), month: typedIn('month'), year: typedIn('year') };
    if (boxes.some(({ part }) => typed[part] !== value[part])) onChange(typed);
  }, []);
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
              maxLength={length}
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              disabled={isDisabled}
              aria-invalid={field.error ? true : undefined}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              onBlur={onBlur}
            />
          </div>
        ))}
      </div>
    </FieldSet>
  );
};
