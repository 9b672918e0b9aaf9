import { type FormEvent, useRef, useState } from 'react';
import { type SignUpFields, signUpFaults } from '#domain/account-forms.ts';
import type { Problem } from '#domain/problem.ts';
import type { SignUpEvent } from '#machines/sign-up/types.ts';
import type { SignUpView } from '#machines/sign-up/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
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
import { CheckField } from '#src/ui/Tick.tsx';

export type SignUpFormProps = {
  readonly view: Extract<SignUpView, { kind: 'signUp' }>;
  /** Of the invitation, or of the form that asked. */
  readonly email: string;
  readonly phone: string;
  /** What was typed goes to the port, what is wrong with it to the machine. */
  readonly onSubmit: (typed: SignUpFields, event: SignUpEvent) => void;
};

/** A new account (spec §5). The address of an invitation cannot be changed. */
export function SignUpForm({ view, email, phone, onSubmit }: SignUpFormProps) {
  const [typed, setTyped] = useState<SignUpFields>({ email, phone, password: '', confirmPassword: '' });
  const [wantsNewsletter, setNewsletter] = useState(false);
  const [hasAcceptedRules, setAccepted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(form, view);
  useTypedBefore(form, (field, value) => setTyped((before) => ({ ...before, [field]: value })));
  const isRulesMissing = view.rulesRefused > 0 && !hasAcceptedRules;
  // Spec §4: it cannot be sent while it is fetched; after a success it is on its way to the login.
  const isBusy = view.status === 'fetching' || view.status === 'success';

  const set = (field: keyof SignUpFields) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    faults.noteChange(field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    faults.noteSubmit();
    const sent = { ...typed, email: typed.email.trim(), phone: typed.phone.trim() };
    onSubmit(sent, { type: 'account.create', faults: signUpFaults(typed), hasAcceptedRules, wantsNewsletter });
  };

  return (
    <form ref={form} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={submit}>
      <Status>{view.problem ? <Note tone="stop">{refusalOf(view.problem, view.isInvited)}</Note> : null}</Status>
      <TextField
        id="signup-email"
        name="email"
        type="email"
        label={m.login_email()}
        hint={view.isInvited ? m.login_signup_email_locked() : undefined}
        error={faults.textOf('email')}
        value={typed.email}
        onChange={set('email')}
        disabled={view.isInvited}
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        id="signup-phone"
        name="phone"
        type="tel"
        label={m.login_phone()}
        hint={m.login_phone_hint()}
        error={faults.textOf('phone')}
        value={typed.phone}
        onChange={set('phone')}
        autoComplete="tel"
      />
      <PasswordField
        id="signup-password"
        name="password"
        label={m.login_new_password()}
        hint={m.login_new_password_hint()}
        error={faults.textOf('password')}
        value={typed.password}
        onChange={set('password')}
        autoComplete="new-password"
      />
      <PasswordField
        id="signup-repeat"
        name="confirmPassword"
        label={m.login_repeat_password()}
        error={faults.textOf('confirmPassword')}
        value={typed.confirmPassword}
        onChange={set('confirmPassword')}
        autoComplete="new-password"
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
            <a href="/terms" target="_blank" rel="noopener">
              {m.login_rules_link()}
            </a>
          </>
        }
        error={isRulesMissing ? <span role="alert">{fieldProblemText('rules_not_accepted')}</span> : undefined}
        checked={hasAcceptedRules}
        onChange={setAccepted}
      />
      <noscript>
        <p>{m.login_noscript()}</p>
      </noscript>
      <Button type="submit" kind="primary" isWide isBusy={isBusy}>
        {m.login_signup_submit()}
      </Button>
    </form>
  );
}

/** Spec §8 and decision D14: the server's own words, but for a traveller who is registered already. */
function refusalOf(problem: Problem, isInvited: boolean) {
  if (problem.code === 'invalid_details') return problem.message;
  if (problem.code !== 'registration_failed' || !isInvited) return problemText(problem);
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
