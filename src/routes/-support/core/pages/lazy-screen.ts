import { type ComponentType, createElement, type ReactElement, use } from 'react';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';

type Options = {
  /** Not even asked for before somebody touches the page: for what works as plain HTML until then. */
  readonly onTouch?: boolean;
};

/** A module in a chunk of its own, for renders: `take` gives it, or the render waits and the server's HTML stays. */
export function lazyPart<T>(load: () => Promise<T>, { onTouch = false }: Options = {}) {
  const part = lazyModule(load);
  let waiting: Promise<T> | undefined;
  let isLost = false;
  const arrival = () => {
    if (waiting) return waiting;
    // Whoever asks first brings it: a touch, or a preload for another reason.
    waiting = onTouch ? Promise.race([firstTouch().then(part.preload), part.arrival]) : part.preload();
    waiting.catch(() => {
      isLost = true;
    });
    return waiting;
  };
  // React renders again after `use` has waited, and expects the same hooks: `use` is called again although the part is here.
  const take = (): T => (waiting && !isLost ? undefined : part.get()) ?? use(arrival());
  return { take, get: part.get, preload: part.preload };
}

/** A piece of a screen in a chunk of its own. Loaders await `preload`, so that the server renders it. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, options?: Options) {
  const part = lazyPart(load, options);
  const Screen = (props: Props) => createElement(part.take(), props);
  return { Screen, get: part.get, preload: part.preload };
}

/** A whole screen: one that can draw nothing does not compile. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<(props: Props) => ReactElement>,
  options?: Options,
) => lazyPiece(load, options);
