import { m } from '#src/copy/generated/messages.js';
import { LoginPage } from '#src/screens/accounts/login/LoginPage.tsx';
import { buttonLook } from '#src/ui/Button.tsx';

/** A form is done and the next page is on its way; if it does not come, there is a link to it. */
export const GoingOnScreen = ({ href }: { readonly href: string }) => (
  <LoginPage title={m.login_going_on()}>
    <a {...buttonLook({ kind: 'primary', isWide: true })} href={href}>
      {m.login_go_on()}
    </a>
  </LoginPage>
);
