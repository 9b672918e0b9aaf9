import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, inputClass } from '#src/ui/Field.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

export type Option = { readonly value: string; readonly label: string };
type Native = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'style' | 'onChange' | 'children'>;
export type SelectFieldProps = Readonly<Native> &
  FieldProps & {
    readonly name: string;
    readonly options: readonly Option[];
    /** Frequent choices, shown first and again in the full list. */
    readonly frequent?: { readonly label: string; readonly options: readonly Option[]; readonly restLabel: string };
    /** First option with an empty value: "Choose a country". */
    readonly placeholder?: string;
    readonly onChange?: (value: string) => void;
    readonly width?: 's' | 'm';
  };

/** The native select: works without JavaScript and on all phones. */
export function SelectField({
  id,
  label,
  hint,
  error,
  isAll = false,
  options,
  frequent,
  placeholder,
  onChange,
  width,
  ...rest
}: SelectFieldProps) {
  useTypedBefore(id, rest.value, onChange);
  return (
    <Field id={id} label={label} hint={hint} error={error} isAll={isAll}>
      {(wiring) => (
        <select
          {...rest}
          {...wiring}
          className={inputClass}
          data-w={width}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {frequent ? (
            <>
              <optgroup label={frequent.label}>{lines(frequent.options)}</optgroup>
              <optgroup label={frequent.restLabel}>{lines(options)}</optgroup>
            </>
          ) : (
            lines(options)
          )}
        </select>
      )}
    </Field>
  );
}

const lines = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
