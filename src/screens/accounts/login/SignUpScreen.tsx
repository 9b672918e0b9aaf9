import type { SignUpFields } from '#domain/accounts/account-forms.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { SignUpEvent } from '#machines/accounts/sign-up/types.ts';
import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { NextPageScreen } from '#src/screens/accounts/login/NextPageScreen.tsx';
import { SignUpForm } from '#src/screens/accounts/login/SignUpForm.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type SignUpScreenProps = {
  readonly view: SignUpView;
  /** From the invitation or the page's URL. */
  readonly email: string;
  readonly discountCount: number;
  /** Why the invitation is not usable; null when it is, or without one. */
  readonly refusal: Problem | null;
  readonly loginHref: string;
  readonly onSubmit: (typed: SignUpFields, event: SignUpEvent) => void;
  readonly onAccept: () => void;
  /** Passes the e-mail to the next page. */
  readonly onCarry: (email: string) => void;
};

/** `/signup`, also by invitation. */
export function SignUpScreen({ view, email, discountCount, refusal, loginHref, onCarry, ...form }: SignUpScreenProps) {
  if (view.kind === 'done') return <NextPageScreen href={loginHref} />;
  if (refusal) return <NoInvitation refusal={refusal} loginHref={loginHref} />;
  return (
    <LoginPage title={m.login_signup_title()} lead={view.isInvited ? m.login_signup_invited() : m.login_signup_lead()}>
      {discountCount > 0 ? <Note tone="done">{m.login_signup_codes({ count: discountCount })}</Note> : null}
      <SignUpForm
        {...form}
        view={view}
        email={email}
        phone=""
        waysOn={(typed) => (
          <>
            <a href={loginHref} onClick={() => onCarry(typed)}>
              {m.login_submit()}
            </a>
            <a href={pathTo.forgetPassword()} onClick={() => onCarry(typed)}>
              {m.login_forgot_label()}
            </a>
          </>
        )}
      />
      <a {...buttonLook({ isWide: true })} href={loginHref}>
        {m.login_have_account()}
      </a>
    </LoginPage>
  );
}

/** Shown instead of the form when the invitation is not usable. */
function NoInvitation({ refusal, loginHref }: Pick<SignUpScreenProps, 'loginHref'> & { readonly refusal: Problem }) {
  const isUsed = refusal.code === 'link_used';
  return (
    <LoginPage title={m.login_signup_title()}>
      <Note tone="warn" icon="alert">
        {refusalText(refusal)}
      </Note>
      <a {...buttonLook({ kind: isUsed ? 'plain' : 'primary', isWide: true })} href={pathTo.signUp()}>
        {m.login_invite_without()}
      </a>
      <a {...buttonLook({ kind: isUsed ? 'primary' : 'plain', isWide: true })} href={loginHref}>
        {m.login_have_account()}
      </a>
    </LoginPage>
  );
}

function refusalText({ code }: Problem): string {
  if (code === 'link_used') return m.login_invite_used();
  if (code === 'link_expired') return m.login_invite_ended();
  return code === 'not_found' ? m.login_invite_not_found() : m.login_invite_failed();
}
