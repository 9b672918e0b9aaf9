import { type ComponentType, createElement, use } from 'react';
import { firstTouch } from '#src/platform/first-touch.ts';
import { lazyModule } from '#src/platform/lazy-module.ts';

/**
 * A screen in a chunk of its own. Loaders await `preload`, so that the server renders it; in the browser the server's
 * HTML stays until the chunk is there. With `onTouch` the chunk is not even asked for before somebody touches the page:
 * for what works as plain HTML until then.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>, { onTouch = false } = {}) {
  const part = lazyModule(load);
  let waiting: Promise<ComponentType<Props>> | undefined;
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
  // A render that stopped at `use` must come to the same `use` when it goes on, though the part is here by then.
  const Screen = (props: Props) => createElement((waiting && !isLost ? null : part.get()) ?? use(arrival()), props);
  return { Screen, preload: part.preload };
}
