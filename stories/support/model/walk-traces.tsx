import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AnyMachineSnapshot } from 'xstate';
import { VirtualClock } from '#machines/shared/virtual-clock.ts';
import type { Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { stepWords } from '../stage/labels.ts';
import { StagedScreen } from '../stage/screens.tsx';

type Walked = { readonly screens: number; readonly faults: readonly string[] };

/**
 * Runs traces against the rendered screens: after each step the screen must show what the view says. The screen lives as
 * long as its trace, so what one state leaves behind in the page is there in the next.
 */
export function walkTraces(
  { machine, view: viewOf }: Registered,
  traces: readonly Trace[],
  host: HTMLElement,
  faultsOf: (page: HTMLElement, view: never) => readonly string[],
): Walked {
  const found = new Set<string>();
  let screens = 0;
  for (const trace of traces) {
    const page = host.appendChild(document.createElement('div'));
    const root = createRoot(page);
    const replayer = new Replayer(machine, trace, { check: 'behaviour' });
    const look = (after: string) => {
      const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
      const view = viewOf(snapshot);
      flushSync(() =>
        root.render(
          <StagedScreen
            flow={machine.id}
            view={view}
            context={snapshot.context}
            clock={new VirtualClock(replayer.clock.now())}
            hasLongNames={false}
            send={() => undefined}
          />,
        ),
      );
      screens += 1;
      for (const fault of faultsOf(page, view as never)) {
        found.add(`${JSON.stringify(snapshot.value)} after ${after} does not show ${fault}`);
      }
    };
    if (replayer.start()) found.add('a trace starts otherwise than it says');
    look('the start');
    while (!replayer.isDone) {
      const step = trace.steps[replayer.position];
      const divergence = replayer.step();
      if (divergence) found.add(`a trace goes another way than it says: ${JSON.stringify(divergence)}`);
      look(step ? stepWords(step) : '');
    }
    root.unmount();
    page.remove();
  }
  return { screens, faults: [...found].sort() };
}
