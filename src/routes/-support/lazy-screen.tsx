import { type ComponentType, createElement, use } from 'react';

/**
 * A screen in a chunk of its own. Loaders await `preload`, so that the server renders it; in the browser the server's
 * HTML stays until the chunk is there.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        loading = undefined; // the next try asks the network again
        throw error;
      },
    );
    return loading;
  };
  const Screen = (props: Props) => createElement(loaded ?? use(preload()), props);
  return { Screen, preload };
}
