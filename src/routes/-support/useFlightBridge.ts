import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Browser, connectAddress } from '#src/platform/address-bridge.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import { type FlightTarget, flightAddresses, type Shown } from '#src/routes/-support/flight-addresses.ts';

/** The browser's address and the flights' machine, kept together while the page shows. */
export function useFlightBridge(flow: FlightFlow, onRefused: (shown: Shown, picture: FlightPicture) => void): void {
  const router = useRouter();
  useEffect(() => {
    const browser: Browser<FlightTarget> = {
      latest: () => router.latestLocation,
      shown: () => router.state.location,
      go: (target, how) => void router.navigate({ ...target, ...how }),
      onShown: (listener) => router.subscribe('onResolved', listener),
    };
    return connectAddress(flow, browser, flightAddresses, onRefused);
  }, [flow, router, onRefused]);
}
