import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Browser, connectUrl, type Flow, type UrlMapping } from '#src/platform/core/flow/url-bridge.ts';

/** Keeps the URL and a flow's machine in sync while mounted. `urls` and `onRefused` must be stable between renders. */
export function useUrlBridge<P, S, E, T extends NavigateOptions>(
  flow: Flow<P, E>,
  urls: UrlMapping<P, S, E, T>,
  onRefused: (shown: S, flowView: P) => void,
): void {
  const router = useRouter();
  useEffect(() => {
    const browser: Browser<T> = {
      latest: () => router.latestLocation,
      // While a navigation runs, `location` is its target already: a page that wakes up then would take it for its own, and undo it.
      shown: () => router.state.resolvedLocation ?? router.state.location,
      go: (target, { replace, resetScroll }) => {
        void router.navigate({ ...target, replace, resetScroll: false });
        // The flow shows its next page before the URL has loaded. Scroll now: the router would scroll later, while the user already
        // scrolls or clicks. It saves the old scroll position first.
        if (resetScroll) scrollTo({ top: 0, behavior: 'instant' });
      },
      onShown: (listener) => router.subscribe('onResolved', listener),
    };
    return connectUrl(flow, browser, urls, onRefused);
  }, [flow, router, urls, onRefused]);
}
