import { type FormEvent, useRef, useState } from 'react';
import { type NewPasswordFields, newPasswordFaults } from '#domain/account-forms.ts';
import type { Problem } from '#domain/problem.ts';
import type { ResetPasswordView } from '#machines/reset-password/view.ts';
import type { FormFault } from '#machines/shared/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { LoginPage } from '#src/screens/login/LoginPage.tsx';
import { useFormFaults } from '#src/screens/login/useFormFaults.ts';
import { useTypedBefore } from '#src/screens/login/useTypedBefore.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

type PasswordView = Extract<ResetPasswordView, { kind: 'password' }>;
export type SecurePasswordScreenProps = {
  readonly view: PasswordView | { kind: 'lapsed' } | { kind: 'done' };
  /** No one-time code opened this session: who sits here proves that it is them. */
  readonly needsCurrent: boolean;
  /** The second channel of the account; told only to who came by a right code. */
  readonly phoneMasked: string | null;
  readonly onSubmit: (typed: NewPasswordFields, faults: readonly FormFault[]) => void;
};

/** `/secure-password`: a new password, after a one-time code or from the account page. */
export const SecurePasswordScreen = ({ view, phoneMasked, ...form }: SecurePasswordScreenProps) => (
  <LoginPage title={m.login_secure_title()} lead={view.kind === 'password' ? m.login_secure_lead() : undefined}>
    {view.kind === 'password' ? (
      <>
        <PasswordForm view={view} {...form} />
        {phoneMasked ? <p className="small quiet">{m.login_code_phone({ phone: phoneMasked })}</p> : null}
      </>
    ) : null}
    {view.kind === 'lapsed' ? (
      <>
        <Note tone="warn">{m.login_secure_lapsed()}</Note>
        <a {...buttonLook({ kind: 'primary', isWide: true })} href="/forget-password">
          {m.login_forgot_again()}
        </a>
      </>
    ) : null}
    {view.kind === 'done' ? <Note tone="done">{m.login_secure_done()}</Note> : null}
  </LoginPage>
);

type FormProps = Pick<SecurePasswordScreenProps, 'needsCurrent' | 'onSubmit'> & { readonly view: PasswordView };

function PasswordForm({ view, needsCurrent, onSubmit }: FormProps) {
  const [typed, setTyped] = useState<NewPasswordFields>({ currentPassword: '', password: '', confirmPassword: '' });
  const form = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(form, view);
  useTypedBefore(form, (field, value) => setTyped((before) => ({ ...before, [field]: value })));
  const set = (field: keyof NewPasswordFields) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    faults.noteChange(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isBusy) return;
    faults.noteSubmit();
    onSubmit(typed, newPasswordFaults(typed, needsCurrent));
  };
  return (
    <form ref={form} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
      <Status>{view.problem ? <Note tone="stop">{refusalOf(view.problem)}</Note> : null}</Status>
      {needsCurrent ? (
        <PasswordField
          id="secure-current"
          name="currentPassword"
          label={m.login_secure_current()}
          error={faults.textOf('currentPassword')}
          value={typed.currentPassword}
          onChange={set('currentPassword')}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        id="secure-password"
        name="password"
        label={m.login_secure_new()}
        hint={m.login_new_password_hint()}
        error={faults.textOf('password')}
        value={typed.password}
        onChange={set('password')}
        autoComplete="new-password"
      />
      <PasswordField
        id="secure-repeat"
        name="confirmPassword"
        label={m.login_secure_repeat()}
        error={faults.textOf('confirmPassword')}
        value={typed.confirmPassword}
        onChange={set('confirmPassword')}
        autoComplete="new-password"
      />
      <noscript>
        <p>{m.login_noscript()}</p>
      </noscript>
      <Button type="submit" kind="primary" isWide isBusy={view.isBusy}>
        {m.login_secure_submit()}
      </Button>
    </form>
  );
}

/** What the server says about a password is said in its words (decision D1). */
const refusalOf = (problem: Problem) => (problem.code === 'invalid_details' ? problem.message : problemText(problem));
