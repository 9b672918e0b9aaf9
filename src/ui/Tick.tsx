import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from '#src/ui/Field.module.css';
import { type FieldProps, FieldSet } from '#src/ui/Field.tsx';

export const tickClass: string = css.tick ?? '';
type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'onChange' | 'type' | 'id' | 'value'>;

export type CheckFieldProps = Readonly<Native> & {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** A number or price at the end of the line. */
  readonly aside?: ReactNode;
  readonly error?: ReactNode;
  readonly onChange?: (isChecked: boolean) => void;
};

/** A checkbox whose whole line is clickable. */
export const CheckField = ({ id, label, hint, aside, error, onChange, ...rest }: CheckFieldProps) => {
  const line = (
    <label className={css.tick}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span>{label}</span>
      {aside ? <span className={css.n}>{aside}</span> : null}
      {hint ? <small>{hint}</small> : null}
    </label>
  );
  return error ? (
    <div className={css.field} data-invalid="">
      <span className={css.error} id={`${id}-error`}>
        {error}
      </span>
      {line}
    </div>
  ) : (
    line
  );
};

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
};
export type RadioGroupProps = FieldProps & {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** In one row, for two or three short answers. */
  readonly isRow?: boolean;
};

/** A radio group. The first radio has the group's `id`, so that error links focus it. */
export const RadioGroup = ({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  isRow,
  ...field
}: RadioGroupProps) => (
  <FieldSet {...field}>
    <div className={isRow ? css.ticks : undefined}>
      {options.map((option, index) => (
        <label className={css.tick} key={option.value}>
          <input
            type="radio"
            name={name}
            id={index === 0 ? field.id : undefined}
            value={option.value}
            disabled={option.isDisabled}
            aria-invalid={field.error ? true : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={onChange ? () => onChange(option.value) : value === undefined ? undefined : () => {}}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
          {option.aside ? <span className={css.n}>{option.aside}</span> : null}
          {option.hint ? <small>{option.hint}</small> : null}
        </label>
      ))}
    </div>
  </FieldSet>
);
