import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  emailChangeFaults,
  type FormFault,
  newPasswordFaults,
  phoneChangeFaults,
  proofFaults,
} from '#domain/accounts/account-forms.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { AccountSection } from '#machines/accounts/account-settings/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Typed values by the contract's field names. */
export type AccountValues = Readonly<Record<string, string>>;

export type AccountFormProps = {
  readonly section: AccountSection;
  readonly account: components['schemas']['Account'];
  readonly isSaving: boolean;
  readonly problem: Problem | null;
  readonly submit: ReactNode;
  readonly isStop?: boolean;
  readonly onSave: (values: AccountValues) => void;
  readonly onCancel: () => void;
};

type FieldOf = { readonly name: string; readonly label: string; readonly hint?: string } & (
  | { readonly type?: 'email' | 'tel'; readonly autoComplete: string; readonly value?: string }
  | { readonly type: 'password'; readonly autoComplete: PasswordFieldProps['autoComplete'] }
);

const current = (): FieldOf => ({
  name: 'currentPassword',
  label: m.profile_account_password_current(),
  hint: m.profile_account_password_current_hint(),
  type: 'password',
  autoComplete: 'current-password',
});

function fieldsOf(section: AccountSection, account: AccountFormProps['account']): readonly FieldOf[] {
  switch (section) {
    case 'name':
      return [
        {
          name: 'firstName',
          label: m.profile_account_given(),
          autoComplete: 'given-name',
          value: account.firstName,
        },
        {
          name: 'lastName',
          label: m.profile_account_family(),
          autoComplete: 'family-name',
          value: account.lastName,
        },
      ];
    case 'phone':
      return [
        {
          name: 'phone',
          label: m.profile_account_phone(),
          hint: m.login_phone_hint(),
          type: 'tel',
          autoComplete: 'tel',
          value: account.phone,
        },
        current(),
      ];
    case 'email':
      return [
        {
          name: 'email',
          label: m.profile_account_email_new(),
          hint: m.profile_account_email_hint(),
          type: 'email',
          autoComplete: 'email',
        },
        current(),
      ];
    case 'password':
      return [
        current(),
        {
          name: 'password',
          label: m.profile_account_password_new(),
          hint: m.profile_account_password_hint(),
          type: 'password',
          autoComplete: 'new-password',
        },
        {
          name: 'confirmPassword',
          label: m.profile_account_password_repeat(),
          type: 'password',
          autoComplete: 'new-password',
        },
      ];
    case 'erase':
      return [current()];
  }
}

/** In form order. */
function faultsOf(section: AccountSection, values: AccountValues): readonly FormFault[] {
  const { email = '', phone = '', currentPassword = '', password = '', confirmPassword = '' } = values;
  switch (section) {
    case 'name':
      return [];
    case 'phone':
      return phoneChangeFaults({ phone, currentPassword });
    case 'email':
      return emailChangeFaults({ email, currentPassword });
    case 'password':
      return newPasswordFaults({ currentPassword, password, confirmPassword }, true);
    case 'erase':
      return proofFaults({ currentPassword });
  }
}

/** One section of the account. Values go to the actor, never through the machine. */
export function AccountForm({
  section,
  account,
  isSaving,
  problem,
  submit,
  isStop,
  onSave,
  onCancel,
}: AccountFormProps) {
  const fields = fieldsOf(section, account);
  const [values, setValues] = useState<AccountValues>(() =>
    Object.fromEntries(fields.map((field) => [field.name, (field.type !== 'password' && field.value) || ''])),
  );
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const refused = problem?.fields;
  const isAtField = fields.some(({ name }) => refused?.[name] !== undefined);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  useEffect(() => {
    if (refused) setFound(refused);
  }, [refused]);
  useEffect(() => {
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [found]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(section, values);
    setFound(Object.fromEntries(faults.map(({ field, code }) => [field, code])));
    if (faults.length === 0) onSave(values);
  };
  return (
    <form
      ref={form}
      className={`${layoutClass.stack} ${css.form}`}
      data-gap={4}
      method="post"
      noValidate
      onSubmit={send}
    >
      <Status>{problem && !isAtField ? <Note tone="stop">{problemText(problem)}</Note> : null}</Status>
      {section === 'name' || section === 'phone' || section === 'email' ? null : (
        // Tells password managers which account it is.
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      )}
      {fields.map(({ name, label, hint, type, autoComplete }) => {
        const field = {
          id: `account-${name}`,
          name,
          label,
          hint,
          error: found[name] && fieldProblemText(found[name], type === 'password' ? '' : (values[name] ?? '')),
          value: values[name] ?? '',
          onChange: (value: string) => setValues({ ...values, [name]: value }),
        };
        return type === 'password' ? (
          <PasswordField key={name} {...field} autoComplete={autoComplete} />
        ) : (
          <TextField key={name} {...field} type={type} autoComplete={autoComplete} spellCheck={false} />
        );
      })}
      <Row>
        <Button type="submit" kind={isStop ? 'stop' : 'primary'} isBusy={isSaving}>
          {submit}
        </Button>
        <Button aria-disabled={isSaving} onClick={onCancel}>
          {m.profile_cancel_edit()}
        </Button>
      </Row>
    </form>
  );
}
