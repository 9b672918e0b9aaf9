import type { AnyMachineSnapshot } from 'xstate';
import type { Trace } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { stepWords } from '../stage/labels.ts';
import { openPage } from './draw.tsx';

type Walked = { readonly screens: number; readonly faults: readonly string[] };

/**
 * Runs traces on the rendered screens: after each step the screen must show the view. The screen stays mounted for the
 * whole trace, so leftovers of one state are present in the next.
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
    const { page, draw, close } = openPage(host);
    const replayer = new Replayer(machine, trace, { check: 'behaviour' });
    const look = (after: string) => {
      const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
      const view = viewOf(snapshot);
      draw({ flow: machine.id, view, context: snapshot.context, now: replayer.clock.now() });
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
    close();
  }
  return { screens, faults: [...found].sort() };
}
