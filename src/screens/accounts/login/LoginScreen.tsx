import type { LoginFields } from '#domain/accounts/account-forms.ts';
import { IDLE_MINUTES } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { LoginForm as LoginFormView } from '#machines/accounts/login-modal/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { LoginForm } from '#src/screens/accounts/login/LoginForm.tsx';
import { LoginHints } from '#src/screens/accounts/login/LoginHints.tsx';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { buttonLook } from '#src/ui/Button.tsx';

export type LoginScreenProps = {
  readonly view: LoginFormView;
  readonly email: string;
  /** A signed-in user must enter the password again. */
  readonly isAgain: boolean;
  /** The previous page requires a login. */
  readonly isGuarded: boolean;
  /** Includes the redirect. */
  readonly signUpHref: string;
  readonly onSubmit: (typed: LoginFields, faults: readonly FormFault[]) => void;
};

/** `/login`: guarded pages redirect here and are returned to. */
export const LoginScreen = ({ view, email, isAgain, isGuarded, signUpHref, onSubmit }: LoginScreenProps) => (
  <LoginPage
    title={m.login_title_page()}
    lead={isAgain ? m.login_again({ minutes: IDLE_MINUTES }) : isGuarded ? m.login_goes_back() : m.login_lead()}
    rules={<LoginHints />}
  >
    <LoginForm
      view={view}
      email={email}
      onSubmit={onSubmit}
      forgotLink={<a href={pathTo.forgetPassword()}>{m.login_forgot_label()}</a>}
    />
    {isAgain ? null : (
      <a {...buttonLook({ isWide: true })} href={signUpHref}>
        {m.login_create()}
      </a>
    )}
  </LoginPage>
);
