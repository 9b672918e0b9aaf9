import type { AnyStateMachine } from 'xstate';
import { definitionHash } from '#machines/trace/chart.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Expect, Step, Trace } from '#machines/trace/format.ts';
import { Replayer, type ReplayOptions } from '#machines/trace/replayer.ts';

export type Rebuilt = {
  /** The same inputs with what this machine does at them. */
  readonly trace: Trace;
  /** Where the trace's own expectations were not met, of those that were to be checked. */
  readonly divergence: Divergence | null;
};

/** Runs a trace and writes down anew what is expected: for generated paths, redacted traces and changed machines. */
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

  /** Steps in the midst of others have no expectation of their own. */
  function note(): void {
    const step = steps[replayer.position - 1];
    if (step) steps[replayer.position - 1] = { ...step, x: replayer.lastExpect };
  }
}
