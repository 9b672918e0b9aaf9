import type { AnyStateMachine } from 'xstate';
import { definitionHash } from '#machines/trace/chart.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Expect, Step, Trace } from '#machines/trace/format.ts';
import { Replayer, type ReplayOptions } from '#machines/trace/replayer.ts';

export type Rebuilt = {
  readonly trace: Trace;
  /** The first expectation of the given trace that failed, among the checked ones; null when all held. */
  readonly divergence: Divergence | null;
};

export function rebuild(machine: AnyStateMachine, trace: Trace, options: ReplayOptions = {}): Rebuilt {
  const replayer = new Replayer(machine, trace, { hashes: true, ...options });
  const steps: Step[] = trace.steps.map(({ x: _, ...input }) => input);
  let divergence = replayer.start();
  const start: Expect = replayer.position === 0 ? replayer.lastExpect : {};
  note();
  while (!replayer.isDone) {
    const found = replayer.step();
    divergence ??= found;
    note();
  }
  const machineInfo = { ...trace.machine, definition: definitionHash(machine) };
  return { trace: { ...trace, machine: machineInfo, start, steps }, divergence };

  /** Steps inside another step have no expectation of their own. */
  function note(): void {
    const step = steps[replayer.position - 1];
    if (step) steps[replayer.position - 1] = { ...step, x: replayer.lastExpect };
  }
}
