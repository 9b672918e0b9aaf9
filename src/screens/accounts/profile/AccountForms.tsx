import { type FormEvent, type ReactNode, useEffect } from 'react';
import {
  emailChangeFaults,
  type FormFault,
  newPasswordFaults,
  phoneChangeFaults,
  proofFaults,
} from '#domain/accounts/account-forms.ts';
import type { AccountSection } from '#machines/accounts/account-settings/types.ts';
import type { FormContext } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import css from '#src/screens/accounts/profile/Profile.module.css';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Typed values by the contract's field names. */
export type AccountValues = Readonly<Record<string, string>>;

/** Gives the typed values to the actor and tells the machine what is wrong with them. */
export type OnSaveAccount = (values: AccountValues, faults: readonly FormFault[]) => void;

export type AccountFormProps = {
  readonly section: AccountSection;
  readonly account: components['schemas']['Account'];
  readonly view: FormContext & { readonly isSaving: boolean };
  readonly submit: ReactNode;
  readonly isStop?: boolean;
  readonly onSave: OnSaveAccount;
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
export function AccountForm({ section, account, view, submit, isStop, onSave, onCancel }: AccountFormProps) {
  const fields = fieldsOf(section, account);
  const form = useTypedForm<string>(
    Object.fromEntries(fields.map((field) => [field.name, (field.type !== 'password' && field.value) || ''])),
    view,
  );
  const { problem, isSaving } = view;
  const isAtField = fields.some(({ name }) => problem?.fields?.[name] !== undefined);
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form.ref]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    form.noteSubmit();
    onSave(form.typed, faultsOf(section, form.typed));
  };
  return (
    <form
      ref={form.ref}
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
        const field = { ...form.field(name), id: `account-${name}`, label, hint };
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
