import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { StagedScreen } from '../stage/screens.tsx';

export type Drawn = { readonly flow: string; readonly view: unknown; readonly context: unknown; readonly now: number };

/** A container for screens inside `host`, with its cleanup. */
export function openPage(host: HTMLElement) {
  const page = host.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const close = () => {
    root.unmount();
    page.remove();
  };
  return { page, draw: (drawn: Drawn) => draw(root, drawn), close };
}

/** Renders the current screen of a flow synchronously; its actions do nothing. */
const draw = (root: Root, { flow, view, context, now }: Drawn): void =>
  flushSync(() =>
    root.render(
      <StagedScreen
        flow={flow}
        view={view}
        context={context}
        clock={new VirtualClock(now)}
        hasLongNames={false}
        send={() => undefined}
      />,
    ),
  );
