import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, inputClass } from '#src/ui/Field.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style' | 'onChange' | 'width'>;
export type TextFieldProps = Readonly<Native> &
  FieldProps & {
    readonly name: string;
    readonly onChange?: (value: string) => void;
    /** s: 8 rem, m: 16 rem; default: full width. */
    readonly width?: 's' | 'm';
    /** Passport and card numbers: monospace capitals, so that O and 0 differ. */
    readonly isCode?: boolean;
  };

export function TextField({ id, label, hint, error, isAll = false, onChange, width, isCode, ...rest }: TextFieldProps) {
  useTypedBefore(id, rest.value, onChange);
  return (
    <Field id={id} label={label} hint={hint} error={error} isAll={isAll}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          className={isCode ? `${inputClass} code` : inputClass}
          data-w={width}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </Field>
  );
}
