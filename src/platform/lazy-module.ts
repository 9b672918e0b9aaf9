/** A part of the site that comes in a chunk of its own, once. */
export function lazyModule<T>(load: () => Promise<T>) {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    /** The part, if it is here already. */
    get: (): T | undefined => loaded,
    preload: (): Promise<T> => {
      loading ??= load().then(
        (part) => {
          loaded = part;
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
