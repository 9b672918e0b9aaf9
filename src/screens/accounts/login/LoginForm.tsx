import type { ReactNode } from 'react';
import { type LoginFields, loginFaults } from '#domain/accounts/account-forms.ts';
import type { LoginForm as LoginFormView } from '#machines/accounts/login-modal/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { EmailField } from '#src/screens/accounts/login/EmailField.tsx';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

export type LoginFormProps = {
  readonly view: LoginFormView;
  /** Known from the form that requested the login. */
  readonly email: string;
  readonly forgotLink: ReactNode;
  /** Offered after a failure: requests a one-time code in place. */
  readonly onForgot?: (email: string) => void;
  /** Values go to the actor, faults to the machine. */
  readonly onSubmit: (typed: LoginFields, faults: readonly FormFault[]) => void;
};

/** E-mail and password. The error never reveals which of the two was wrong. */
export function LoginForm({ view, email, forgotLink, onForgot, onSubmit }: LoginFormProps) {
  const form = useTypedForm({ email, password: '' }, view);
  const { typed } = form;
  const password = form.field('password');
  return (
    <FormShell
      form={form}
      isBusy={view.isBusy}
      notice={
        <ActionNotice of={view.problem}>
          {view.problem ? (
            <Note
              tone="stop"
              action={
                onForgot ? (
                  <Button kind="link" onClick={() => onForgot(typed.email.trim())}>
                    {m.login_forgot_submit()}
                  </Button>
                ) : undefined
              }
            >
              {problemText(view.problem)}
            </Note>
          ) : null}
          {view.hasSignedUp && !view.problem ? <Note tone="done">{m.login_after_sign_up()}</Note> : null}
        </ActionNotice>
      }
      submit={m.login_submit()}
      onSubmit={() => onSubmit({ ...typed, email: typed.email.trim() }, loginFaults(typed))}
    >
      <EmailField {...form.field('email')} id="login-email" />
      <PasswordField
        {...password}
        id="login-password"
        label={m.login_password()}
        error={form.isFaulty('password', 'password_short') ? m.login_password_6() : password.error}
        autoComplete="current-password"
        aside={forgotLink}
      />
    </FormShell>
  );
}
