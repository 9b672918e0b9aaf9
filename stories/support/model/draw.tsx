import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { StagedScreen } from '../stage/screens.tsx';

export type Drawn = { readonly flow: string; readonly view: unknown; readonly context: unknown; readonly now: number };

/** A container for screens inside `host`, with its cleanup. It renders synchronously. */
export function openPage(host: HTMLElement, options?: RootOptions) {
  const page = host.appendChild(document.createElement('div'));
  const root = createRoot(page, options);
  const show = (screen: ReactNode) => flushSync(() => root.render(screen));
  const close = () => {
    root.unmount();
    page.remove();
  };
  return { page, show, draw: (drawn: Drawn) => show(screenOf(drawn)), close };
}

/** The current screen of a flow; its actions do nothing. */
export const screenOf = ({ flow, view, context, now }: Drawn): ReactNode => (
  <StagedScreen
    flow={flow}
    view={view}
    context={context}
    clock={new VirtualClock(now)}
    hasLongNames={false}
    send={() => undefined}
  />
);
