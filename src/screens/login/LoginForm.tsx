import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type LoginFields, loginFaults } from '#domain/account-forms.ts';
import type { LoginForm as LoginFormView } from '#machines/login-modal/view.ts';
import type { FormFault } from '#machines/shared/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { useFormFaults } from '#src/screens/login/useFormFaults.ts';
import { useTypedBefore } from '#src/screens/login/useTypedBefore.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type LoginFormProps = {
  readonly view: LoginFormView;
  /** Known from a form that asked for the login. */
  readonly email: string;
  readonly forgotLink: ReactNode;
  /** Offered with a failure: the code can be asked for in place. */
  readonly onForgot?: () => void;
  /** What was typed goes to the port, what is wrong with it to the machine. */
  readonly onSubmit: (typed: LoginFields, faults: readonly FormFault[]) => void;
};

/** E-mail and password. One line says that it failed; it never says which of the two was wrong. */
export function LoginForm({ view, email: known, forgotLink, onForgot, onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(form, view);
  useTypedBefore(form, (field, value) => (field === 'email' ? setEmail : setPassword)(value));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isBusy) return;
    faults.noteSubmit();
    onSubmit({ email: email.trim(), password }, loginFaults({ email, password }));
  };
  const passwordError = faults.isFaulty('password', 'password_short')
    ? m.login_password_6()
    : faults.textOf('password');

  return (
    // By post, so that nothing stands in an address if the page is not live yet.
    <form ref={form} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
      <Status>
        {view.problem ? (
          <Note
            tone="stop"
            action={
              onForgot ? (
                <Button kind="link" onClick={onForgot}>
                  {m.login_forgot_submit()}
                </Button>
              ) : undefined
            }
          >
            {problemText(view.problem)}
          </Note>
        ) : null}
        {view.hasSignedUp && !view.problem ? <Note tone="done">{m.login_after_sign_up()}</Note> : null}
      </Status>
      <TextField
        id="login-email"
        name="email"
        type="email"
        label={m.login_email()}
        error={faults.textOf('email')}
        value={email}
        onChange={(value) => {
          setEmail(value);
          faults.noteChange('email');
        }}
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={m.login_password()}
        error={passwordError}
        value={password}
        onChange={(value) => {
          setPassword(value);
          faults.noteChange('password');
        }}
        autoComplete="current-password"
        aside={forgotLink}
      />
      <noscript>
        <p>{m.login_noscript()}</p>
      </noscript>
      <Button type="submit" kind="primary" isWide isBusy={view.isBusy}>
        {m.login_submit()}
      </Button>
    </form>
  );
}
