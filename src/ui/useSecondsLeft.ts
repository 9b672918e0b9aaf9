import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from '#domain/core/limits.ts';
import type { AppClock } from '#machines/core/clock.ts';

/** Derived here, not machine state. −1 on the server, so that both first renders agree. */
export function useSecondsLeft(to: number, clock: AppClock): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: unknown;
      const tick = () => {
        changed();
        const left = to - clock.now();
        if (left > 0) timer = clock.setTimeout(tick, left % 1000 || 1000);
      };
      tick();
      const stopListening = clock.onWake(changed);
      return () => {
        clock.clearTimeout(timer);
        stopListening();
      };
    },
    [to, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(to, clock.now()),
    () => -1,
  );
}
