import { useEffect, useState } from 'react';
import { fetchNow } from '#src/platform/core/flow/lost-part.ts';

/**
 * Code that few visits need: null until it is needed and here. If it cannot be loaded, the page says so. `load` must be the same function at
 * each render.
 */
export function useLatePart<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ readonly of: T } | null>(null);
  useEffect(() => {
    if (isNeeded) void fetchNow(load).then((of) => of && setPart({ of }));
  }, [isNeeded, load]);
  return part?.of ?? null;
}
