import type { AnyStateMachine } from 'xstate';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';
import { canonicalJson } from '#machines/trace/values.ts';

export type Shrunk = {
  /** The fewest inputs that still fail; with a reference machine, its expectations. */
  readonly trace: Trace;
  readonly divergence: Divergence;
  readonly tries: number;
};

type Attempt = (steps: readonly Step[]) => { readonly trace: Trace; readonly divergence: Divergence } | null;

/**
 * Reduces a failing trace to its minimal cause (delta debugging, ddmin). With a reference machine (the one that
 * recorded the trace), a candidate fails when both machines differ at the same inputs. Without a reference, its last
 * step must be the failing one, with all machines in the same states and the same result.
 *
 * @returns null when the trace does not fail.
 */
export function shrink(machine: AnyStateMachine, trace: Trace, reference?: AnyStateMachine): Shrunk | null {
  const attempt = reference ? againstReference(machine, trace, reference) : againstItself(machine, trace);
  let best = attempt(trace.steps);
  if (!best) return null;
  const prefix = attempt(trace.steps.slice(0, best.divergence.step + 1));
  if (prefix) best = prefix;
  let groups = groupsOf(best.trace.steps);
  let parts = 2;
  let tries = 2;
  while (groups.length > 1) {
    const size = Math.ceil(groups.length / parts);
    let smaller: Step[][] | null = null;
    for (let from = 0; from < groups.length && !smaller; from += size) {
      const rest = [...groups.slice(0, from), ...groups.slice(from + size)];
      tries += 1;
      const found = attempt(rest.flat());
      if (!found) continue;
      smaller = rest;
      best = found;
    }
    if (smaller) {
      groups = smaller;
      parts = Math.max(parts - 1, 2);
    } else if (size === 1) break;
    else parts = Math.min(groups.length, parts * 2);
  }
  return { ...best, tries };
}

/** Steps inside another step stay with it. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    if (step.within === undefined || groups.length === 0) groups.push([step]);
    else groups.at(-1)?.push(step);
  }
  return groups;
}

const againstReference =
  (machine: AnyStateMachine, trace: Trace, reference: AnyStateMachine): Attempt =>
  (steps) => {
    const inputs = steps.map(({ x: _, ...input }) => input);
    const { trace: expected, divergence: cannotBe } = rebuild(
      reference,
      { ...trace, steps: inputs },
      { check: 'inputs' },
    );
    // An answer to an actor that was never called proves nothing.
    if (cannotBe) return null;
    const divergence = replay(machine, expected);
    return divergence && { trace: { ...expected, steps: expected.steps.slice(0, divergence.step + 1) }, divergence };
  };

/**
 * The first divergence in behaviour; only if there is none, the first in contexts or actor inputs, because nearly any
 * change alters the context.
 */
function breakOf(machine: AnyStateMachine, trace: Trace): Divergence | null {
  const found = replay(machine, trace);
  const isOfContext = found?.why === 'context' || found?.why === 'asked';
  return isOfContext ? (replay(machine, trace, { check: 'behaviour' }) ?? found) : found;
}

function againstItself(machine: AnyStateMachine, trace: Trace): Attempt {
  const first = breakOf(machine, trace);
  if (!first) return () => null;
  if (first.step < 0) return () => ({ trace: { ...trace, steps: [] }, divergence: first });
  const until = trace.steps.slice(0, first.step + 1);
  const wanted = endOf(machine, { ...trace, steps: until }, first.why);
  return (steps) => {
    const candidate = { ...trace, steps: steps.slice(0, first.step + 1) };
    if (candidate.steps.at(-1) !== until.at(-1) || endOf(machine, candidate, first.why) !== wanted) return null;
    return { trace: candidate, divergence: { ...first, step: candidate.steps.length - 1 } };
  };
}

/**
 * The states before the last step and its result, as text; null when an earlier input has no receiver. Expectations of
 * the steps before are ignored: there is no other machine to compare with.
 */
function endOf(machine: AnyStateMachine, trace: Trace, why: Divergence['why']): string | null {
  const replayer = new Replayer(machine, trace, { check: 'inputs', hashes: false });
  let found = replayer.start();
  let place = '';
  while (!found && !replayer.isDone) {
    const isContextLooked = why === 'context' || why === 'asked';
    place = canonicalJson(
      [...replayer.systemState].map(([path, facts]) => [path, facts.value, isContextLooked && facts.context]),
    );
    found = replayer.step();
  }
  if (found && found.step < trace.steps.length - 1) return null;
  const { v, s, fx } = replayer.lastExpect;
  return canonicalJson([place, found?.why ?? null, v, s, fx]);
}
