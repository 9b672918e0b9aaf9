import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, inputClass } from '#src/ui/Field.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'style' | 'onChange'>;
export type TextAreaProps = Readonly<Native> &
  FieldProps & {
    readonly onChange: (value: string) => void;
    /** Passport lines: monospace, so that O and 0 differ. */
    readonly isCode?: boolean;
  };

export function TextArea({
  id,
  label,
  hint,
  error,
  isAll = false,
  onChange,
  isCode,
  rows = 3,
  ...rest
}: TextAreaProps) {
  useTypedBefore(id, rest.value, onChange);
  return (
    <Field id={id} label={label} hint={hint} error={error} isAll={isAll}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={isCode ? `${inputClass} code` : inputClass}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
