/** A part of the site that comes in a chunk of its own, once. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let arrive: (part: T) => void;
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return {
    /** Settles when the part is here, whoever asked for it. */
    arrival,
    /** The part, if it is here already. */
    get: (): T | undefined => loaded,
    preload: (): Promise<T> => {
      loading ??= load().then(
        (part) => {
          loaded = part;
          arrive(part);
          return part;
        },
        (error: unknown) => {
          loading = undefined; // the next try asks the network again
          throw error;
        },
      );
      return loading;
    },
  };
}
