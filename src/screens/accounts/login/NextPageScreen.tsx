import { m } from '#src/copy/generated/messages.js';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { buttonLook } from '#src/ui/Button.tsx';

/** Shown after a form succeeded, while the next page loads; with a link in case it does not. */
export const NextPageScreen = ({ href }: { readonly href: string }) => (
  <LoginPage title={m.login_going_on()}>
    <a {...buttonLook({ kind: 'primary', isWide: true })} href={href}>
      {m.login_go_on()}
    </a>
  </LoginPage>
);
