import { useEffect, useRef, useState } from 'react';
import type { AnyActor } from 'xstate';

/**
 * A flow that lives as long as its component: `useFlow(() => createFlow(machine, { input }))`. Read on the server, started in the browser.
 * A new `key` creates a new flow.
 */
export function useFlow<TActor extends AnyActor>(create: () => TActor, key = ''): TActor {
  const [held, setHeld] = useState(() => ({ key, actor: create() }));
  const now = held.key === key ? held : { key, actor: create() };
  if (now !== held) setHeld(now);
  const { actor } = now;
  const here = useRef<TActor | null>(null);
  useEffect(() => {
    here.current = actor;
    actor.start();
    return () => {
      here.current = null;
      // StrictMode unmounts and mounts again at once; a stopped actor cannot restart.
      queueMicrotask(() => {
        if (here.current !== actor) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}
