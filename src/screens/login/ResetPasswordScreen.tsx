import { type FormEvent, useRef, useState } from 'react';
import { type CodeFields, codeFaults, codeOf } from '#domain/account-forms.ts';
import type { ResetPasswordView } from '#machines/reset-password/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { FormFault } from '#machines/shared/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Status } from '#src/screens/booking/Status.tsx';
import { LoginPage } from '#src/screens/login/LoginPage.tsx';
import { ResendCode } from '#src/screens/login/ResendCode.tsx';
import { useFormFaults } from '#src/screens/login/useFormFaults.ts';
import { useTypedBefore } from '#src/screens/login/useTypedBefore.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type ResetPasswordScreenProps = {
  readonly view: Extract<ResetPasswordView, { kind: 'code' }>;
  /** The address for which a code was asked in this tab. */
  readonly email: string;
  readonly clock: AppClock;
  readonly onSubmit: (typed: CodeFields, faults: readonly FormFault[]) => void;
  readonly onResend: (email: string) => void;
};

/** `/reset-password`: e-mail and the code of six digits. */
export function ResetPasswordScreen({ view, email: known, clock, onSubmit, onResend }: ResetPasswordScreenProps) {
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(form, view);
  useTypedBefore(form, (field, value) => (field === 'email' ? setEmail : setCode)(value));
  const wrong = view.problem?.code === 'code_wrong' ? problemText(view.problem) : undefined;
  const [isWrongSeen, setWrongSeen] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isBusy) return;
    faults.noteSubmit();
    setWrongSeen(false);
    onSubmit({ email: email.trim(), code: codeOf(code) }, codeFaults({ email, code }));
  };

  return (
    <LoginPage title={m.login_code_title()} lead={m.login_code_lead()} foot={<a href="/login">{m.login_back()}</a>}>
      <form ref={form} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
        <Status>{view.problem && !wrong ? <Note tone="stop">{problemText(view.problem)}</Note> : null}</Status>
        <TextField
          id="reset-email"
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
        <TextField
          id="reset-code"
          name="code"
          label={m.login_code()}
          error={faults.textOf('code') ?? (isWrongSeen ? undefined : wrong)}
          value={code}
          onChange={(value) => {
            setCode(value);
            setWrongSeen(true);
            faults.noteChange('code');
          }}
          width="s"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <noscript>
          <p>{m.login_noscript()}</p>
        </noscript>
        <Button type="submit" kind="primary" isWide isBusy={view.isBusy}>
          {m.login_code_submit()}
        </Button>
      </form>
      <ResendCode view={view.countdown} clock={clock} onResend={() => onResend(email.trim())} />
    </LoginPage>
  );
}
