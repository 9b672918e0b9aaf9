import { pathTo } from '#domain/core/page-paths.ts';
import type { ForgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import type { FormFault } from '#machines/core/form.ts';
import { m } from '#src/copy/generated/messages.js';
import { ForgotPasswordForm } from '#src/screens/accounts/login/ForgotPasswordForm.tsx';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { buttonLook } from '#src/ui/Button.tsx';

export type ForgetPasswordScreenProps = {
  readonly view: ForgotPasswordView;
  /** Typed on the page before. */
  readonly email: string;
  readonly onSubmit: (email: string, faults: readonly FormFault[]) => void;
};

export const EnterCode = ({ onClick }: { readonly onClick?: () => void }) => (
  <a {...buttonLook({ kind: 'primary', isWide: true })} href={pathTo.resetPassword()} onClick={onClick}>
    {m.login_forgot_enter()}
  </a>
);

/** `/forget-password`: requests a one-time code. */
export const ForgetPasswordScreen = ({ view, email, onSubmit }: ForgetPasswordScreenProps) => (
  <LoginPage
    title={m.login_forgot_title()}
    lead={m.login_forgot_lead()}
    foot={<a href={pathTo.login()}>{m.login_back()}</a>}
  >
    <ForgotPasswordForm view={view} email={email} next={<EnterCode />} onSubmit={onSubmit} />
  </LoginPage>
);
