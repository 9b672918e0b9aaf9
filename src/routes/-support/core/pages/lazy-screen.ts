import { type ComponentType, createElement, memo, type ReactElement, Suspense, use } from 'react';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';
import { lazyModule } from '#src/platform/core/flow/lazy-module.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

type Options = {
  /** Load only on first touch: for parts that work as plain HTML. */
  readonly onTouch?: boolean;
  /** Load when the page is idle after that: for parts that are only read. */
  readonly isRead?: boolean;
};

/** A lazily loaded module for renders: `take` returns it, or suspends and the server HTML stays. */
export function lazyPart<T>(load: () => Promise<T>, { onTouch = false, isRead = false }: Options = {}) {
  const part = lazyModule(load);
  let waiting: Promise<T> | undefined;
  let isLost = false;
  const arrival = () => {
    if (waiting) return waiting;
    // Loaded by a touch, or earlier by another preload.
    const touched = () => (isRead ? firstTouch().then(untilIdle) : firstTouch());
    waiting = onTouch || isRead ? Promise.race([touched().then(part.preload), part.arrival]) : part.preload();
    waiting.catch(() => {
      isLost = true;
    });
    return waiting;
  };
  // After `use` has suspended, React expects the same hooks: call `use` again although the module is loaded.
  const take = (): T => (waiting && !isLost ? undefined : part.get()) ?? use(arrival());
  return { take, get: part.get, preload: part.preload };
}

const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** A lazily loaded component that may render nothing. Loaders await `preload`, so that the server renders it. */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, options?: Options) {
  const part = lazyPart(load, options);
  const Screen = (props: Props) => createElement(part.take(), props);
  return { Screen, get: part.get, preload: part.preload };
}

/** A piece that is drawn by the server and holds nothing else up; `preload` is awaited by loaders. */
export function latePiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Screen, preload } = lazyPiece(load);
  const Late = (props: Props) => createElement(Suspense, null, createElement(Screen, props));
  return { Late, preload };
}

/** A lazily loaded screen: a component that may render null does not compile. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<(props: Props) => ReactElement>,
  options?: Options,
) => lazyPiece(load, options);

/**
 * What is only read: a page from the server keeps it as HTML, and gets its code when nothing else is to do, as React draws
 * a page anew that another program changed. Loaders await `preload`, for the server and for pages that the router draws.
 * Give `Late` the same props while nothing changes: it keeps its HTML.
 */
export function readingPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Screen, preload } = lazyPiece(load, { isRead: true });
  const Late = memo<Props>((props) => createElement(Suspense, null, createElement(Screen, props)));
  return { Late, preload };
}
