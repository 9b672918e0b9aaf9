import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { emailFaults } from '#domain/account-forms.ts';
import type { ForgotPasswordView } from '#machines/forgot-password/view.ts';
import type { FormFault } from '#machines/shared/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { useFormFaults } from '#src/screens/login/useFormFaults.ts';
import { useTypedBefore } from '#src/screens/login/useTypedBefore.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type ForgotPasswordFormProps = {
  readonly view: ForgotPasswordView;
  readonly email: string;
  /** To the page where the code is entered; shown with the success. */
  readonly next: ReactNode;
  readonly onSubmit: (email: string, faults: readonly FormFault[]) => void;
};

/** One e-mail field (spec §2). Its success reads the same whether or not there is an account (decision D3). */
export function ForgotPasswordForm({ view, email: known, next, onSubmit }: ForgotPasswordFormProps) {
  const [email, setEmail] = useState(known);
  const form = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(form, view);
  useTypedBefore(form, (_, value) => setEmail(value));
  const isBusy = view.status === 'fetching';
  const isSent = view.status === 'success';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    faults.noteSubmit();
    onSubmit(email.trim(), emailFaults({ email }));
  };

  return (
    <form ref={form} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
      <Status>
        {isSent ? <Note tone="done">{m.login_forgot_sent()}</Note> : null}
        {view.problem ? (
          <Note tone="stop" role="alert">
            {problemText(view.problem)}
          </Note>
        ) : null}
      </Status>
      {isSent ? next : null}
      <TextField
        id="forgot-email"
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
      <noscript>
        <p>{m.login_noscript()}</p>
      </noscript>
      <Button type="submit" kind={isSent ? 'plain' : 'primary'} isWide isBusy={isBusy}>
        {isSent ? m.login_forgot_again() : m.login_forgot_submit()}
      </Button>
    </form>
  );
}
