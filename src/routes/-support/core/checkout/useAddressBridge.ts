import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Addresses, type Browser, connectAddress, type Flow } from '#src/platform/core/flow/address-bridge.ts';

/**
 * The browser's address and the machine of a flow, kept together while the page shows. `addresses` and `onRefused` must
 * be the same from render to render.
 */
export function useAddressBridge<P, S, E, T extends NavigateOptions>(
  flow: Flow<P, E>,
  addresses: Addresses<P, S, E, T>,
  onRefused: (shown: S, picture: P) => void,
): void {
  const router = useRouter();
  useEffect(() => {
    const browser: Browser<T> = {
      latest: () => router.latestLocation,
      shown: () => router.state.location,
      go: (target, { replace, resetScroll }) => {
        void router.navigate({ ...target, replace, resetScroll: false });
        // The flow shows its next page before the address has loaded. The router would go to the top after that, under the
        // finger of somebody who scrolls or presses already. It notes first how far down the last page was.
        if (resetScroll) scrollTo({ top: 0, behavior: 'instant' });
      },
      onShown: (listener) => router.subscribe('onResolved', listener),
    };
    return connectAddress(flow, browser, addresses, onRefused);
  }, [flow, router, addresses, onRefused]);
}
