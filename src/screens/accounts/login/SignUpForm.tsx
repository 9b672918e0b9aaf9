import { type ReactNode, useState } from 'react';
import { type SignUpFields, signUpFaults } from '#domain/accounts/account-forms.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { SignUpEvent } from '#machines/accounts/sign-up/types.ts';
import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { EmailField } from '#src/screens/accounts/login/EmailField.tsx';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { NewPasswordFields } from '#src/screens/accounts/login/NewPasswordFields.tsx';
import { refusalText } from '#src/screens/accounts/login/refusal-text.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type SignUpFormProps = {
  readonly view: Extract<SignUpView, { kind: 'signUp' }>;
  /** From the invitation or the requesting form. */
  readonly email: string;
  readonly phone: string;
  /** Values go to the actor, faults to the machine. */
  readonly onSubmit: (typed: SignUpFields, event: SignUpEvent) => void;
  readonly onAccept: () => void;
  /** For an e-mail with an account: links to login and password reset, with the typed e-mail. */
  readonly waysOn: (email: string) => ReactNode;
};

/** Form for a new account. The e-mail of an invitation is fixed. */
export function SignUpForm({ view, email, phone, onSubmit, onAccept, waysOn }: SignUpFormProps) {
  const form = useTypedForm({ email, phone, password: '', confirmPassword: '' }, view);
  const [wantsNewsletter, setNewsletter] = useState(false);
  const [hasAcceptedRules, setAccepted] = useState(false);
  const isRulesMissing = view.rulesRefused > 0 && !hasAcceptedRules;

  const submit = () => {
    const { typed } = form;
    const sent = { ...typed, email: typed.email.trim(), phone: typed.phone.trim() };
    onSubmit(sent, { type: 'account.create', faults: signUpFaults(typed), hasAcceptedRules, wantsNewsletter });
  };

  return (
    <FormShell
      form={form}
      // Busy during the request, and after success until the login opens.
      isBusy={view.status === 'fetching' || view.status === 'success'}
      notice={
        view.problem ? (
          <Note
            tone="stop"
            action={
              view.problem.code === 'registration_failed' ? <Row>{waysOn(form.typed.email.trim())}</Row> : undefined
            }
          >
            {refusalOf(view.problem, view.isInvited)}
          </Note>
        ) : null
      }
      submit={m.login_signup_submit()}
      onSubmit={submit}
    >
      <EmailField
        {...form.field('email')}
        id="signup-email"
        hint={view.isInvited ? m.login_signup_email_locked() : undefined}
        disabled={view.isInvited}
      />
      <TextField
        {...form.field('phone')}
        id="signup-phone"
        type="tel"
        label={m.login_phone()}
        hint={m.login_phone_hint()}
        autoComplete="tel"
      />
      <NewPasswordFields
        id="signup"
        label={m.login_new_password()}
        repeatLabel={m.login_repeat_password()}
        field={form.field}
      />
      {view.isInvited ? null : (
        <CheckField
          id="signup-newsletter"
          name="newsletterSubscribing"
          label={m.login_newsletter()}
          checked={wantsNewsletter}
          onChange={setNewsletter}
        />
      )}
      <CheckField
        id="signup-rules"
        name="rulesAccepted"
        label={
          <>
            {m.login_rules_before()}{' '}
            <a href={pathTo.terms()} target="_blank" rel="noopener">
              {m.login_rules_link()} {m.login_new_tab()}
            </a>
          </>
        }
        error={isRulesMissing ? fieldProblemText('rules_not_accepted', '') : undefined}
        checked={hasAcceptedRules}
        onChange={(isAccepted) => {
          setAccepted(isAccepted);
          if (isAccepted && view.rulesRefused > 0) onAccept();
        }}
      />
    </FormShell>
  );
}

/** The server's text, except for invited travellers who are registered already. */
function refusalOf(problem: Problem, isInvited: boolean) {
  if (problem.code !== 'registration_failed' || !isInvited) return refusalText(problem);
  return (
    <>
      <span lang="fa" dir="rtl">
        {m.login_invited_registered({}, { locale: 'fa' })}
      </span>
      <br />
      {m.login_invited_registered()}
    </>
  );
}
