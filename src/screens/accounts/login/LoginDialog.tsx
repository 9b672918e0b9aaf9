import { useState } from 'react';
import type { LoginFields, SignUpFields } from '#domain/accounts/account-forms.ts';
import type { LoginModalEvent } from '#machines/accounts/login-modal/types.ts';
import type { LoginModalView } from '#machines/accounts/login-modal/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { EnterCode } from '#src/screens/accounts/login/ForgetPasswordScreen.tsx';
import { ForgotPasswordForm } from '#src/screens/accounts/login/ForgotPasswordForm.tsx';
import { LoginHints } from '#src/screens/accounts/login/LoginHints.tsx';
import { LoginStart } from '#src/screens/accounts/login/LoginStart.tsx';
import { SignUpForm } from '#src/screens/accounts/login/SignUpForm.tsx';
import { LOGIN_SHELL } from '#src/screens/core/dialog-shells.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export type Typed = Partial<LoginFields & SignUpFields>;

export type LoginDialogProps = {
  readonly view: LoginModalView;
  /** Text of the choice on the page below, which stays. */
  readonly choice?: string | null;
  readonly onTyped: (typed: Typed) => void;
  readonly onAccept: () => void;
  readonly send: (event: LoginModalEvent) => void;
};

/** The login modal: a static backdrop; Escape does nothing; a labelled Close button. */
export function LoginDialog({ view, choice = null, onTyped, onAccept, send }: LoginDialogProps) {
  const [carried, carry] = useState('');
  if (view.kind === 'closed' || view.kind === 'completed') return null;
  const hide = () => {
    carry('');
    send({ type: 'login.hide' });
  };
  const { origin, phone } = view.request;
  // A typed e-mail address is kept between the forms.
  const email = carried || view.request.email;
  const why = origin === 'review' ? m.login_why_review() : origin === 'visa' ? m.login_why_visa() : null;
  const toLogin = (
    <Button isWide onClick={() => send({ type: 'login.show' })}>
      {m.login_have_account()}
    </Button>
  );
  return (
    <Dialog
      isStatic
      shellId={LOGIN_SHELL}
      key={view.kind}
      title={titleOf(view.kind)}
      onClose={hide}
      foot={view.kind === 'login' ? <LoginHints /> : undefined}
    >
      {choice || why ? (
        <p className="small quiet">
          {choice} {why}
        </p>
      ) : null}
      {view.kind === 'login' ? (
        <LoginStart
          view={view}
          email={email}
          onForgot={(typed) => {
            carry(typed);
            send({ type: 'forgot.show' });
          }}
          onSubmit={(typed, faults) => {
            onTyped(typed);
            send({ type: 'login.submit', faults });
          }}
          onLeave={hide}
          onCreate={() => send({ type: 'account.show' })}
        />
      ) : null}
      {view.kind === 'createAccount' && view.signUp.kind === 'signUp' ? (
        <>
          {/* Before the form, which is longer than a phone screen: users with an account find it at once. */}
          {toLogin}
          <SignUpForm
            view={view.signUp}
            email={email}
            phone={phone}
            onAccept={onAccept}
            waysOn={(typed) => (
              <>
                <Button
                  kind="link"
                  onClick={() => {
                    carry(typed);
                    send({ type: 'login.show' });
                  }}
                >
                  {m.login_submit()}
                </Button>
                <Button
                  kind="link"
                  onClick={() => {
                    carry(typed);
                    send({ type: 'forgot.show' });
                  }}
                >
                  {m.login_forgot_label()}
                </Button>
              </>
            )}
            onSubmit={(typed, event) => {
              onTyped(typed);
              send(event);
            }}
          />
        </>
      ) : null}
      {view.kind === 'forgotPassword' ? (
        <>
          <ForgotPasswordForm
            view={view.forgot}
            email={email}
            next={<EnterCode onClick={hide} />}
            onSubmit={(address, faults) => {
              onTyped({ email: address });
              send({ type: 'password.forget', faults });
            }}
          />
          {toLogin}
        </>
      ) : null}
    </Dialog>
  );
}

function titleOf(kind: 'login' | 'createAccount' | 'forgotPassword'): string {
  if (kind === 'login') return m.login_title();
  return kind === 'createAccount' ? m.login_signup_title() : m.login_forgot_title();
}
