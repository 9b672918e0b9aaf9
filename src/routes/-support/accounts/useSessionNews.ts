import { useEffect } from 'react';
import { tellPersonLeft } from '#src/platform/accounts/person-left.ts';
import { requestSignIn } from '#src/platform/accounts/sign-in-channel.ts';
import { onOtherTab } from '#src/platform/accounts/sign-in-tabs.ts';

const check = () => requestSignIn({ type: 'session.check' });

/**
 * A page of somebody who is signed in asks again when another tab says so, and when it comes back out of the browser's
 * memory. Only then the code of the sign-in is loaded. When they are gone, what the memory of the page keeps goes too.
 */
export function useSessionNews(accountId: string | null): void {
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
  // Logged out here or in another tab, erased, or somebody else by now: the pages are asked for anew, and draw so already.
  useEffect(() => (accountId === null ? undefined : tellPersonLeft), [accountId]);
}
