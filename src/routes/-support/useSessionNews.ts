import { useEffect } from 'react';
import { requestSignIn } from '#src/platform/sign-in-channel.ts';
import { onOtherTab } from '#src/platform/sign-in-tabs.ts';

const check = () => requestSignIn({ type: 'session.check' });

/**
 * A page of somebody who is signed in asks again when another tab says so, and when it comes back out of the browser's
 * memory. Only then the code of the sign-in is loaded.
 */
export function useSessionNews(isSignedIn: boolean): void {
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
}
