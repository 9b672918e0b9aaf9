import type { SignUpFields } from '#domain/account-forms.ts';
import type { SignUpEvent } from '#machines/sign-up/types.ts';
import type { SignUpView } from '#machines/sign-up/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { GoingOnScreen } from '#src/screens/login/GoingOnScreen.tsx';
import { LoginPage } from '#src/screens/login/LoginPage.tsx';
import { SignUpForm } from '#src/screens/login/SignUpForm.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type SignUpScreenProps = {
  readonly view: SignUpView;
  readonly email: string;
  /** How many discount codes the invitation brings. */
  readonly discountCount: number;
  readonly loginHref: string;
  readonly onSubmit: (typed: SignUpFields, event: SignUpEvent) => void;
};

/** `/signup`, also by invitation. */
export function SignUpScreen({ view, email, discountCount, loginHref, onSubmit }: SignUpScreenProps) {
  if (view.kind === 'done') return <GoingOnScreen href={loginHref} />;
  return (
    <LoginPage title={m.login_signup_title()} lead={view.isInvited ? m.login_signup_invited() : m.login_signup_lead()}>
      {discountCount > 0 ? <Note tone="done">{m.login_signup_codes({ count: discountCount })}</Note> : null}
      <SignUpForm view={view} email={email} phone="" onSubmit={onSubmit} />
      <a {...buttonLook({ isWide: true })} href={loginHref}>
        {m.login_have_account()}
      </a>
    </LoginPage>
  );
}
