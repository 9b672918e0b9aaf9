import type { Account } from '#src/platform/nobody.ts';
import { requestSignIn } from '#src/platform/sign-in-channel.ts';
import { AccountTool } from '#src/screens/login/AccountTool.tsx';

/** The menu of who is signed in. */
export const AccountMenu = ({ account }: { readonly account: Account }) => (
  <AccountTool
    name={`${account.firstName} ${account.lastName}`.trim() || account.email}
    isBusy={false}
    onLogOut={() => requestSignIn({ type: 'session.end' })}
  />
);
