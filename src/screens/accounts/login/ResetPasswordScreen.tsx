import { useState } from 'react';
import { type CodeFields, codeFaults, codeOf } from '#domain/accounts/account-forms.ts';
import { CODE_MINUTES } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { EmailField } from '#src/screens/accounts/login/EmailField.tsx';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { ResendCode } from '#src/screens/accounts/login/ResendCode.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type ResetPasswordScreenProps = {
  readonly view: Extract<ResetPasswordView, { kind: 'code' }>;
  /** The e-mail address for which this tab requested a code. */
  readonly email: string;
  readonly clock: AppClock;
  readonly onSubmit: (typed: CodeFields, faults: readonly FormFault[]) => void;
  readonly onResend: (email: string) => void;
};

/** `/reset-password`: e-mail and the six-digit code. */
export function ResetPasswordScreen({ view, email: known, clock, onSubmit, onResend }: ResetPasswordScreenProps) {
  const form = useTypedForm({ email: known, code: '' }, view);
  const email = form.typed.email.trim();
  const code = form.field('code');
  const wrong = view.problem?.code === 'code_wrong' ? problemText(view.problem) : undefined;
  const [isWrongSeen, setWrongSeen] = useState(false);

  const submit = () => {
    setWrongSeen(false);
    onSubmit({ email, code: codeOf(form.typed.code) }, codeFaults(form.typed));
  };

  return (
    <LoginPage
      title={m.login_code_title()}
      lead={m.login_code_lead({ minutes: CODE_MINUTES })}
      foot={<a href={pathTo.login()}>{m.login_back()}</a>}
    >
      <FormShell
        form={form}
        isBusy={view.isBusy}
        notice={view.problem && !wrong ? <Note tone="stop">{problemText(view.problem)}</Note> : null}
        submit={m.login_code_submit()}
        onSubmit={submit}
      >
        <EmailField {...form.field('email')} id="reset-email" />
        <TextField
          {...code}
          id="reset-code"
          label={m.login_code()}
          error={code.error ?? (isWrongSeen ? undefined : wrong)}
          onChange={(value) => {
            code.onChange(value);
            setWrongSeen(true);
          }}
          width="s"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </FormShell>
      <ResendCode view={view.countdown} clock={clock} onResend={() => onResend(email)} />
    </LoginPage>
  );
}
