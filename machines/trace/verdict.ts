import type { AnyStateMachine } from 'xstate';
import { definitionHash, eventsOf, invokesOf } from '#machines/trace/chart.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { contextsOf, recordedContext } from '#machines/trace/recorded-context.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';
import { tellStep } from '#machines/trace/tell.ts';

export type Verdict = {
  /**
   * contextDiffers: it does and asks the same, but knows something else. asksElse: the same states and effects, but a port
   * is asked with something else, as a body without the price. diverges: it does something else. obsolete: an event or an
   * actor of the trace is no longer in the chart, so it says nothing about the machine.
   */
  readonly kind: 'valid' | 'contextDiffers' | 'asksElse' | 'diverges' | 'obsolete';
  /** The chart is another one than when the trace was recorded. */
  readonly isChartChanged: boolean;
  readonly divergence: Divergence | null;
};

/** What weighs most is told: another way before another question, and that before another knowledge, wherever they are. */
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

/** A hash says nothing to people: what the machine knows or asks now, and where that differs as far as it can be told. */
function readable(machine: AnyStateMachine, trace: Trace, found: Divergence): Divergence {
  const replayer = new Replayer(machine, trace, { check: 'none', keepsContexts: true });
  replayer.start();
  replayer.run(found.step);
  const before = contextsOf(replayer.picture);
  replayer.run(found.step + 1);
  const { lastAsked, lastExpect, picture } = replayer;
  if (found.why === 'asked') return { ...found, expected: ONLY_A_HASH, actual: Object.fromEntries(lastAsked) };
  const known = found.contexts ?? [];
  const contexts = known.length > 0 ? known : recordedContext(String(found.expected), before, contextsOf(picture));
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
  // Spawned actors are not in the chart; their ids are those of actions.
  return (step?.k === 'settle' || step?.k === 'from') && !isInvoked(step.actor);
}

const isHeard = (machine: AnyStateMachine, step: Step): boolean =>
  step.k !== 'event' || eventsOf(machine).has(step.event.type);

export type Blessed = {
  /** Valid on this machine, up to the first step that cannot happen any more. */
  readonly trace: Trace;
  /** The first step that is not in it, and why; null: all are. */
  readonly cut: { readonly step: number; readonly why: string } | null;
};

/**
 * The trace with what the machine does now, for somebody who looked at the difference and found it right. It ends before
 * the first step that cannot happen: an answer to what was not asked, a timer that is not armed, an event that is not in
 * the chart. What is given back was replayed. Throws where nothing is left of it, and where the machine crashes.
 */
export function bless(machine: AnyStateMachine, trace: Trace): Blessed {
  let cut: Blessed['cut'] = null;
  // One that did nothing then does nothing now.
  const unheard = trace.steps.findIndex((step) => !isHeard(machine, step) && Object.keys(step.x ?? {}).length > 0);
  if (unheard >= 0) cut = { step: unheard, why: `${tellStep(trace.steps[unheard] as Step)} is not in the chart` };
  const keepsContexts = trace.start.ctx !== undefined;
  // A trace gets shorter each time, so this ends.
  for (;;) {
    const wanted = cut ? until(trace, cut.step) : trace;
    const { trace: blessed, divergence } = rebuild(machine, wanted, { check: 'inputs', keepsContexts });
    if (divergence?.why === 'error') throw new Error(`the machine crashes: ${divergence.actual}`);
    if (divergence) {
      cut = { step: divergence.step, why: `expected ${divergence.expected}, actual ${divergence.actual}` };
      continue;
    }
    if (cut && blessed.steps.length === 0) throw new Error(`no step of it can happen: ${cut.why}`);
    const still = replay(machine, blessed);
    if (still) throw new Error(`it does not replay: ${still.why} differs at step ${still.step + 1}`);
    return { trace: blessed, cut };
  }
}

const until = ({ marks, ...trace }: Trace, step: number): Trace => ({
  ...trace,
  steps: trace.steps.slice(0, step),
  ...(marks && { marks: marks.filter((mark) => mark.step <= step) }),
});
