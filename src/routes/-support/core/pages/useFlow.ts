import { useEffect, useRef, useState } from 'react';
import type { AnyActor } from 'xstate';

/**
 * A flow that lives as long as its component: `useFlow(() => createFlow(machine, { input }))`. It is read on the server
 * and started in the browser. Another `key` is another flow, in the same component.
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
      // StrictMode leaves and comes back at once, and what was stopped cannot go on.
      queueMicrotask(() => {
        if (here.current !== actor) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}
