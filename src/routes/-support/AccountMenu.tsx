import { useEffect } from 'react';
import { followAccountCalendar } from '#src/platform/calendar-mode.ts';
import type { Account } from '#src/platform/nobody.ts';
import { requestSignIn } from '#src/platform/sign-in-channel.ts';
import { AccountTool } from '#src/screens/login/AccountTool.tsx';

/** The menu of who is signed in, on every page; the calendar of this browser follows the account. */
export function AccountMenu({ account }: { readonly account: Account }) {
  useEffect(() => followAccountCalendar(account), [account]);
  return (
    <AccountTool
      name={`${account.firstName} ${account.lastName}`.trim() || account.email}
      isBusy={false}
      onLogOut={() => requestSignIn({ type: 'session.end' })}
    />
  );
}
