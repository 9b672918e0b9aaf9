import { useEffect, useRef, useState } from 'react';
import type { AnyActor } from 'xstate';

/**
 * A flow that lives as long as its component: `useFlow(() => createFlow(machine, { input }))`. It is read on the server
 * and started in the browser.
 */
export function useFlow<TActor extends AnyActor>(create: () => TActor): TActor {
  const [actor] = useState(create);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    actor.start();
    return () => {
      isHere.current = false;
      // StrictMode leaves and comes back in the same breath, and what was stopped cannot go on.
      queueMicrotask(() => {
        if (!isHere.current) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}
