import type { AppClock } from '#machines/core/clock.ts';

/** A server time, with the device's times of its request and its answer. Epoch ms. */
export type ServerSample = { readonly serverNow: number; readonly sentAt: number; readonly receivedAt: number };

export type ServerClock = AppClock & {
  /** Corrects the clock by a server time. The sample with the shortest round trip wins (as in NTP). */
  observe(sample: ServerSample): void;
};

const WAKE_SIGNS = ['pageshow', 'focus', 'online'];

/** The browser's time corrected by the server's: a phone may be minutes wrong, a hold must not be. */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  let bestRoundTrip = Number.POSITIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    now: () => deviceNow() + offset,
    setTimeout: (fn, ms) => setTimeout(fn, ms),
    clearTimeout: (id) => clearTimeout(id as number),
    onWake: (fn) => {
      listeners.add(fn);
      document.addEventListener('visibilitychange', fn);
      for (const sign of WAKE_SIGNS) addEventListener(sign, fn);
      return () => {
        listeners.delete(fn);
        document.removeEventListener('visibilitychange', fn);
        for (const sign of WAKE_SIGNS) removeEventListener(sign, fn);
      };
    },
    observe: ({ serverNow, sentAt, receivedAt }) => {
      const roundTrip = receivedAt - sentAt;
      const found = serverNow - (sentAt + roundTrip / 2);
      // A jump means that the device's clock was changed: older samples are worthless.
      const isJump = Math.abs(found - offset) > roundTrip + 2000;
      if (roundTrip > bestRoundTrip && !isJump) return;
      bestRoundTrip = roundTrip;
      offset = found;
      for (const listener of [...listeners]) listener();
    },
  };
}
