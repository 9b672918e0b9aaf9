import { useEffect } from 'react';
import type { Account } from '#src/platform/accounts/guest-session.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { followAccountCalendar } from '#src/platform/core/device/calendar-mode.ts';
import { AccountTool } from '#src/screens/accounts/login/AccountTool.tsx';

/** The account menu; also sets this browser's calendar from the account. */
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
