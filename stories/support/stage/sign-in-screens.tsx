import type { ReactNode } from 'react';
import type { AuthView } from '#machines/accounts/auth/view.ts';
import type { ConfirmEmailView } from '#machines/accounts/confirm-email/view.ts';
import type { ForgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import type { LoginModalView } from '#machines/accounts/login-modal/view.ts';
import type { OtpCountdownView } from '#machines/accounts/otp-countdown/view.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';
import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { AccountTool } from '#src/screens/accounts/login/AccountTool.tsx';
import { ConfirmEmailScreen } from '#src/screens/accounts/login/ConfirmEmailScreen.tsx';
import { ForgetPasswordScreen } from '#src/screens/accounts/login/ForgetPasswordScreen.tsx';
import { LoginDialog } from '#src/screens/accounts/login/LoginDialog.tsx';
import { ResendCode } from '#src/screens/accounts/login/ResendCode.tsx';
import { ResetPasswordScreen } from '#src/screens/accounts/login/ResetPasswordScreen.tsx';
import { SecurePasswordScreen } from '#src/screens/accounts/login/SecurePasswordScreen.tsx';
import { SignUpScreen } from '#src/screens/accounts/login/SignUpScreen.tsx';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Masthead } from '#src/ui/Masthead.tsx';
import type { Staged } from './staged.ts';

const nothing = () => {};
const EMAIL = 'anna.keller@example.org';

const page = (children: ReactNode) => (
  <Section isTight>
    <Wrap>{children}</Wrap>
  </Section>
);

export const SIGN_IN_SCREENS: Readonly<Record<string, (staged: Staged) => ReactNode>> = {
  auth: ({ view, send }) => {
    const auth = view as AuthView;
    if (auth.kind === 'signedOut') return page(<p className="quiet">Nobody is signed in.</p>);
    const isFailed = auth.kind === 'signedIn' && auth.problem !== null;
    return (
      <>
        <Masthead
          tools={
            <AccountTool
              name="Anna Keller"
              isBusy={auth.kind === 'signingOut'}
              onLogOut={() => send({ type: 'session.end' })}
            />
          }
        />
        {isFailed ? <AlertBanner kind="stop" text={m.login_sign_out_failed()} onClose={nothing} /> : null}
      </>
    );
  },
  confirmEmail: ({ view, send }) => (
    <ConfirmEmailScreen view={view as ConfirmEmailView} loginHref="/login" loggedInAs={null} send={send} />
  ),
  forgotPassword: ({ view, send }) => (
    <ForgetPasswordScreen
      email=""
      view={view as ForgotPasswordView}
      onSubmit={(_, faults) => send({ type: 'password.forget', faults })}
    />
  ),
  loginModal: ({ view, send }) => {
    const modal = view as LoginModalView;
    if (modal.kind === 'closed' || modal.kind === 'completed') {
      return page(
        <p className="quiet">{modal.kind === 'closed' ? 'No modal.' : 'Hidden; whoever opened it is told.'}</p>,
      );
    }
    return <LoginDialog view={modal} onTyped={nothing} onAccept={nothing} send={send} />;
  },
  newsletter: ({ view }) => page(<p className="quiet">Nothing shows: {(view as { kind: string }).kind}.</p>),
  otpCountdown: ({ view, clock, send }) =>
    page(<ResendCode view={view as OtpCountdownView} clock={clock} onResend={() => send({ type: 'code.resend' })} />),
  resetPassword: ({ view, clock, send }) => {
    const reset = view as ResetPasswordView;
    if (reset.kind !== 'code') {
      return (
        <SecurePasswordScreen
          view={reset}
          needsCurrent={false}
          phoneMasked="••••89"
          onSubmit={(_, faults) => send({ type: 'password.set', faults })}
        />
      );
    }
    return (
      <ResetPasswordScreen
        view={reset}
        email={EMAIL}
        clock={clock}
        onSubmit={(_, faults) => send({ type: 'code.enter', faults })}
        onResend={() => send({ type: 'code.resend' })}
      />
    );
  },
  signUp: ({ view, send }) => {
    const signUp = view as SignUpView;
    if (signUp.kind === 'done') return page(<p className="quiet">Signed up: the page goes on.</p>);
    return (
      <SignUpScreen
        refusal={null}
        onAccept={nothing}
        onCarry={nothing}
        view={signUp}
        email={signUp.isInvited ? EMAIL : ''}
        discountCount={signUp.isInvited ? 2 : 0}
        loginHref="/login"
        onSubmit={(_, event) => send(event)}
      />
    );
  },
};
