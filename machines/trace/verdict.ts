import type { AnyStateMachine } from 'xstate';
import { definitionHash, eventsOf, invokesOf } from '#machines/trace/chart.ts';
import { describeStep } from '#machines/trace/describe.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { contextsOf, recordedContext } from '#machines/trace/recorded-context.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';

export type Verdict = {
  /**
   * contextDiffers: same behaviour and actor inputs, another context. asksElse: same states and effects, but an actor gets
   * another input, such as a body without the price. diverges: other behaviour. obsolete: an event or an actor of the
   * trace is not in the chart any more, so the trace cannot test this machine.
   */
  readonly kind: 'valid' | 'contextDiffers' | 'asksElse' | 'diverges' | 'obsolete';
  /** The chart changed since the trace was recorded. */
  readonly isChartChanged: boolean;
  readonly divergence: Divergence | null;
};

/** Reports the most severe difference, wherever it is: behaviour first, then actor inputs, then contexts. */
export function judge(machine: AnyStateMachine, trace: Trace): Verdict {
  const isChartChanged = trace.machine.definition !== definitionHash(machine);
  const found = replay(machine, trace);
  if (!found) return { kind: 'valid', isChartChanged, divergence: null };
  const done = replay(machine, trace, { check: 'behaviour' });
  if (done)
    return { kind: isObsolete(machine, trace, done) ? 'obsolete' : 'diverges', isChartChanged, divergence: done };
  const asked = replay(machine, trace, { check: 'asked' });
  return {
    kind: asked ? 'asksElse' : 'contextDiffers',
    isChartChanged,
    divergence: readable(machine, trace, asked ?? found),
  };
}

/**
 * Replaces hashes by readable values: the machine's context or actor inputs now and, where it can be found, the
 * difference.
 */
function readable(machine: AnyStateMachine, trace: Trace, found: Divergence): Divergence {
  const replayer = new Replayer(machine, trace, { check: 'none', keepsContexts: true });
  replayer.start();
  replayer.run(found.step);
  const before = contextsOf(replayer.systemState);
  replayer.run(found.step + 1);
  const { lastAsked, lastExpect, systemState } = replayer;
  if (found.why === 'asked') return { ...found, expected: ONLY_A_HASH, actual: Object.fromEntries(lastAsked) };
  const known = found.contexts ?? [];
  const contexts = known.length > 0 ? known : recordedContext(String(found.expected), before, contextsOf(systemState));
  return {
    ...found,
    expected: contexts.length > 0 ? 'as below, on the left' : ONLY_A_HASH,
    actual: lastExpect.ctx ? { changed: lastExpect.ctx } : 'nothing changed',
    contexts,
  };
}

const ONLY_A_HASH = 'something else, of which only a hash is in the trace';

function isObsolete(machine: AnyStateMachine, trace: Trace, { step: index }: Divergence): boolean {
  const step = trace.steps[index];
  if (step?.k === 'event') return !isHeard(machine, step);
  const isInvoked = (actor: string) => actor.split('/').every((id) => invokesOf(machine).has(id));
  // Spawned actors are not in the chart: their ids come from actions.
  return (step?.k === 'settle' || step?.k === 'from') && !isInvoked(step.actor);
}

const isHeard = (machine: AnyStateMachine, step: Step): boolean =>
  step.k !== 'event' || eventsOf(machine).has(step.event.type);

export type Approved = {
  /** Valid on this machine, up to the first impossible step. */
  readonly trace: Trace;
  /** The first step left out and the reason; null: the trace is complete. */
  readonly cut: { readonly step: number; readonly why: string } | null;
};

/**
 * Rewrites a trace with the current behaviour of the machine, after a person accepted the difference. The trace ends
 * before the first impossible step: an answer to an actor that was not called, a timer that is not armed, or an event
 * that is not in the chart. The result has been replayed. Throws when no step remains or the machine crashes.
 */
export function approve(machine: AnyStateMachine, trace: Trace): Approved {
  let cut: Approved['cut'] = null;
  // An event that had no effect in the recording has none now either.
  const unheard = trace.steps.findIndex((step) => !isHeard(machine, step) && Object.keys(step.x ?? {}).length > 0);
  if (unheard >= 0) cut = { step: unheard, why: `${describeStep(trace.steps[unheard] as Step)} is not in the chart` };
  const keepsContexts = trace.start.ctx !== undefined;
  // The trace gets shorter each time, so the loop ends.
  for (;;) {
    const wanted = cut ? until(trace, cut.step) : trace;
    const { trace: approved, divergence } = rebuild(machine, wanted, { check: 'inputs', keepsContexts });
    if (divergence?.why === 'error') throw new Error(`the machine crashes: ${divergence.actual}`);
    if (divergence) {
      cut = { step: divergence.step, why: `expected ${divergence.expected}, actual ${divergence.actual}` };
      continue;
    }
    if (cut && approved.steps.length === 0) throw new Error(`no step of it can happen: ${cut.why}`);
    const still = replay(machine, approved);
    if (still) throw new Error(`it does not replay: ${still.why} differs at step ${still.step + 1}`);
    return { trace: approved, cut };
  }
}

const until = ({ marks, ...trace }: Trace, step: number): Trace => ({
  ...trace,
  steps: trace.steps.slice(0, step),
  ...(marks && { marks: marks.filter((mark) => mark.step <= step) }),
});
