/** A queue of requests to a part of the site that loads with the first request. */
export function createRequests<T>() {
  const waiting: T[] = [];
  let listener: (() => void) | undefined;
  return {
    ask: (request: T): void => {
      waiting.push(request);
      listener?.();
    },
    take: (): T[] => waiting.splice(0),
    drop: (isSo: (request: T) => boolean): void => {
      waiting.splice(0, waiting.length, ...waiting.filter((request) => !isSo(request)));
    },
    has: (isSo: (request: T) => boolean): boolean => waiting.some(isSo),
    /** One listener at a time: first the loader of the part, then the part. Returns an unsubscribe function. */
    listen: (changed: () => void): (() => void) => {
      listener = changed;
      if (waiting.length > 0) changed();
      return () => {
        if (listener === changed) listener = undefined;
      };
    },
  };
}

export type Requests<T> = ReturnType<typeof createRequests<T>>;
