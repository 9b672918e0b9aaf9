import { useEffect } from 'react';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { onOtherTab } from '#src/platform/accounts/sign-in-tabs.ts';
import { tellSignedOut } from '#src/platform/accounts/signed-out.ts';

const check = () => requestSignIn({ type: 'session.check' });

/**
 * Re-reads the session when another tab changed it or the back-forward cache restores the page; loads the sign-in code only then. When the
 * user left, clears the page's memory too.
 */
export function useSessionUpdates(accountId: string | null): void {
  const isSignedIn = accountId !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && check();
    addEventListener('pageshow', onShow);
    const stop = onOtherTab(check);
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  }, [isSignedIn]);
  // The account changed or ended: loaders have run again, so parts can restart.
  useEffect(() => (accountId === null ? undefined : tellSignedOut), [accountId]);
}
