import { m } from '#src/copy/generated/messages.js';
import type { TypedField } from '#src/screens/core/form/useTypedForm.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';

export type NewPasswordFieldsProps = {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly label: string;
  readonly repeatLabel: string;
  readonly field: (name: 'password' | 'confirmPassword') => TypedField;
};

export const NewPasswordFields = ({ id, label, repeatLabel, field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...field('password')}
      id={`${id}-password`}
      label={label}
      hint={m.login_new_password_hint()}
      autoComplete="new-password"
    />
    <PasswordField {...field('confirmPassword')} id={`${id}-repeat`} label={repeatLabel} autoComplete="new-password" />
  </>
);
