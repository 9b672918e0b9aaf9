/** A chunk of the site that is loaded once. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let arrive: (part: T) => void;
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return {
    /** Resolves when the chunk is loaded, whoever requested it. */
    arrival,
    get: (): T | undefined => loaded,
    preload: (): Promise<T> => {
      loading ??= load().then(
        (part) => {
          loaded = part;
          arrive(part);
          return part;
        },
        (error: unknown) => {
          loading = undefined; // the next call tries the network again
          throw error;
        },
      );
      return loading;
    },
  };
}
