import { useSyncExternalStore } from 'react';
import type { Marks } from '#src/ui/map/marks.ts';

/** Whether one of these things is marked, here or elsewhere. */
export const useMarked = <T>(marks: Marks, idOf: (thing: T) => string, things: readonly T[]): boolean =>
  useSyncExternalStore(
    marks.subscribe,
    () => things.some((thing) => idOf(thing) === marks.read()),
    () => false,
  );
