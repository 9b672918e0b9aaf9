import { type ReactNode, useState } from 'react';
import { type SignUpFields, signUpFaults } from '#domain/accounts/account-forms.ts';
import { pathTo } from '#domain/core/addresses.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { SignUpEvent } from '#machines/accounts/sign-up/types.ts';
import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { EmailField } from '#src/screens/accounts/login/EmailField.tsx';
import { FormShell } from '#src/screens/accounts/login/FormShell.tsx';
import { NewPasswordFields } from '#src/screens/accounts/login/NewPasswordFields.tsx';
import { refusalText } from '#src/screens/accounts/login/refusal-text.ts';
import { useTypedForm } from '#src/screens/accounts/login/useTypedForm.ts';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type SignUpFormProps = {
  readonly view: Extract<SignUpView, { kind: 'signUp' }>;
  /** Of the invitation, or of the form that asked. */
  readonly email: string;
  readonly phone: string;
  /** What was typed goes to the port, what is wrong with it to the machine. */
  readonly onSubmit: (typed: SignUpFields, event: SignUpEvent) => void;
  /** The rules are accepted. */
  readonly onAccept: () => void;
  /** For an address that has an account already: to the login, and to a forgotten password, with what was typed. */
  readonly waysOn: (email: string) => ReactNode;
};

/** A new account. The address of an invitation cannot be changed. */
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
      // It cannot be sent while it is fetched; after a success it is on its way to the login.
      isBusy={view.status === 'fetching' || view.status === 'success'}
      news={
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
        error={isRulesMissing ? fieldProblemText('rules_not_accepted') : undefined}
        checked={hasAcceptedRules}
        onChange={(isAccepted) => {
          setAccepted(isAccepted);
          if (isAccepted && view.rulesRefused > 0) onAccept();
        }}
      />
    </FormShell>
  );
}

/** The server's own words, but for a traveller who is registered already. */
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
