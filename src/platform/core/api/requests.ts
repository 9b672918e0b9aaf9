/** Requests of any part of the site to one that is loaded with the first of them. */
export function createRequests<T>() {
  const waiting: T[] = [];
  let listener: (() => void) | undefined;
  return {
    ask: (request: T): void => {
      waiting.push(request);
      listener?.();
    },
    /** What was asked for and not done yet. */
    take: (): T[] => waiting.splice(0),
    /** Takes back what is so; the rest waits on. */
    drop: (isSo: (request: T) => boolean): void => {
      waiting.splice(0, waiting.length, ...waiting.filter((request) => !isSo(request)));
    },
    /** Something is asked for that is so. */
    has: (isSo: (request: T) => boolean): boolean => waiting.some(isSo),
    /** One listens at a time: first who loads the part, then the part. Returns the way to stop. */
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
