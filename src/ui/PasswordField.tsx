import { type ReactNode, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Field, type FieldProps, inputClass } from '#src/ui/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import css from '#src/ui/PasswordField.module.css';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

export type PasswordFieldProps = FieldProps & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** A link at the end of the label's line. */
  readonly aside?: ReactNode;
};

/** A password field that allows pasting, password managers and showing the text. */
export function PasswordField({ name, value, onChange, autoComplete, aside, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  useTypedBefore(field.id, value, onChange);
  return (
    <div className={css.field}>
      {aside ? <div className={css.aside}>{aside}</div> : null}
      <Field {...field}>
        {(wiring) => (
          <div className={css.box}>
            <input
              {...wiring}
              className={inputClass}
              name={name}
              type={isShown ? 'text' : 'password'}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
            />
            <button
              type="button"
              name={`show-${name}`}
              className={css.show}
              aria-pressed={isShown}
              aria-label={m.login_show_password()}
              aria-controls={field.id}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          </div>
        )}
      </Field>
    </div>
  );
}
