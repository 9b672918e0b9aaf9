import type { ReactNode } from 'react';
import { emailFaults } from '#domain/accounts/account-forms.ts';
import { CODE_MINUTES } from '#domain/core/limits.ts';
import type { ForgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { EmailField } from '#src/screens/accounts/login/EmailField.tsx';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Note } from '#src/ui/Note.tsx';

export type ForgotPasswordFormProps = {
  readonly view: ForgotPasswordView;
  readonly email: string;
  /** Link to the page for entering the code; shown after success. */
  readonly next: ReactNode;
  readonly onSubmit: (email: string, faults: readonly FormFault[]) => void;
};

/** One e-mail field. The success text does not reveal whether an account exists. */
export function ForgotPasswordForm({ view, email, next, onSubmit }: ForgotPasswordFormProps) {
  const form = useTypedForm({ email }, view);
  const isSent = view.status === 'success';
  return (
    <FormShell
      form={form}
      isBusy={view.status === 'fetching'}
      notice={
        <>
          {isSent ? <Note tone="done">{m.login_forgot_sent({ minutes: CODE_MINUTES })}</Note> : null}
          {view.problem ? (
            <Note tone="stop" role="alert">
              {problemText(view.problem)}
            </Note>
          ) : null}
        </>
      }
      submit={isSent ? m.login_forgot_again() : m.login_forgot_submit()}
      submitKind={isSent ? 'plain' : 'primary'}
      onSubmit={() => onSubmit(form.typed.email.trim(), emailFaults(form.typed))}
    >
      {isSent ? next : null}
      <EmailField {...form.field('email')} id="forgot-email" />
    </FormShell>
  );
}
