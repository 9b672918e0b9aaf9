import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, inputClass } from '#src/ui/Field.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

export type Option = { readonly value: string; readonly label: string };
type Native = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'style' | 'onChange' | 'children'>;
export type SelectFieldProps = Readonly<Native> &
  FieldProps & {
    readonly name: string;
    readonly options: readonly Option[];
    /** First line with an empty value, "Choose a country". */
    readonly placeholder?: string;
    readonly onChange?: (value: string) => void;
    readonly width?: 's' | 'm';
  };

/** The browser's own select: it works without scripts and on every phone. */
export function SelectField({
  id,
  label,
  hint,
  error,
  isAll = false,
  options,
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
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
