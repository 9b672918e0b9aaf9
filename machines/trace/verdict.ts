import type { AnyStateMachine } from 'xstate';
import { definitionHash, eventsOf, invokesOf } from '#machines/trace/chart.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { contextsOf, recordedContext } from '#machines/trace/recorded-context.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';

export type Verdict = {
  /**
   * contextDiffers: the same states, effects and questions' order, but other data. diverges: it does something else.
   * obsolete: an event or an actor of the trace is no longer in the chart, so it says nothing about the machine.
   */
  readonly kind: 'valid' | 'contextDiffers' | 'diverges' | 'obsolete';
  /** The chart is another one than when the trace was recorded. */
  readonly isChartChanged: boolean;
  readonly divergence: Divergence | null;
};

export function judge(machine: AnyStateMachine, trace: Trace): Verdict {
  const isChartChanged = trace.machine.definition !== definitionHash(machine);
  const found = replay(machine, trace);
  if (!found) return { kind: 'valid', isChartChanged, divergence: null };
  if (found.why === 'context' || found.why === 'asked') {
    const divergence = replay(machine, trace, { check: 'behaviour' });
    if (!divergence) return { kind: 'contextDiffers', isChartChanged, divergence: readable(machine, trace, found) };
    return { kind: kindOf(machine, trace, divergence), isChartChanged, divergence };
  }
  return { kind: kindOf(machine, trace, found), isChartChanged, divergence: found };
}

/** A hash says nothing to people: what the machine knows or asks now, and where that differs as far as it can be told. */
function readable(machine: AnyStateMachine, trace: Trace, found: Divergence): Divergence {
  const replayer = new Replayer(machine, trace, { check: 'none', keepsContexts: true });
  replayer.start();
  replayer.run(found.step);
  const before = contextsOf(replayer.picture);
  replayer.run(found.step + 1);
  const { lastAsked, lastExpect, picture } = replayer;
  if (found.why === 'asked') return { ...found, actual: Object.fromEntries(lastAsked) };
  const known = found.contexts ?? [];
  const contexts = known.length > 0 ? known : recordedContext(String(found.expected), before, contextsOf(picture));
  return {
    ...found,
    expected: contexts.length > 0 ? 'as below, on the left' : 'something else, of which only a hash is in the trace',
    actual: lastExpect.ctx ? { changed: lastExpect.ctx } : 'nothing changed',
    contexts,
  };
}

function kindOf(machine: AnyStateMachine, trace: Trace, { step: index }: Divergence): 'diverges' | 'obsolete' {
  const step = trace.steps[index];
  if (step?.k === 'event' && !eventsOf(machine).has(step.event.type)) return 'obsolete';
  const isInvoked = (actor: string) => actor.split('/').every((id) => invokesOf(machine).has(id));
  // Spawned actors are not in the chart; their ids are those of actions.
  if ((step?.k === 'settle' || step?.k === 'from') && !isInvoked(step.actor)) return 'obsolete';
  return 'diverges';
}

/** The trace with what the machine does now, for somebody who looked at the difference and found it right. */
export function bless(machine: AnyStateMachine, trace: Trace): Trace {
  return rebuild(machine, trace, { check: 'none', keepsContexts: trace.start.ctx !== undefined }).trace;
}
