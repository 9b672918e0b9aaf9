import type { AnyStateMachine } from 'xstate';
import type { Divergence } from '#machines/trace/divergence.ts';
import type { Step, Trace } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import { replay } from '#machines/trace/replayer.ts';
import { canonicalJson } from '#machines/trace/values.ts';

export type Shrunk = {
  /** The fewest inputs that still break; with a reference its expectations are the reference's. */
  readonly trace: Trace;
  readonly divergence: Divergence;
  readonly tries: number;
};

/** null: the candidate does not break in the way that is looked for. */
type Attempt = (steps: readonly Step[]) => { readonly trace: Trace; readonly divergence: Divergence } | null;

/**
 * Makes a trace that breaks into its minimal cause (delta debugging, ddmin). With the machine that recorded it as
 * reference, a candidate breaks when both machines do different things at the same inputs. Without, what the remaining
 * steps changed when they were recorded must still hold until the last one, which must break as before.
 *
 * @returns null when the trace does not break.
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

/** Steps that came in the midst of others stay with them. */
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
    // An answer to a question that nobody asked proves nothing.
    if (cannotBe) return null;
    const divergence = replay(machine, expected);
    return divergence && { trace: { ...expected, steps: expected.steps.slice(0, divergence.step + 1) }, divergence };
  };

function againstItself(machine: AnyStateMachine, trace: Trace): Attempt {
  const first = replay(machine, trace);
  const check = first?.why === 'context' || first?.why === 'asked' ? 'all' : 'behaviour';
  const wanted = first && canonicalJson([first.why, first.expected, first.actual]);
  return (steps) => {
    const candidate = { ...trace, steps };
    const divergence = replay(machine, candidate, { check });
    const isAtTheEnd = divergence?.step === steps.length - 1 || steps === trace.steps;
    if (!divergence || !isAtTheEnd) return null;
    const found = canonicalJson([divergence.why, divergence.expected, divergence.actual]);
    return found === wanted ? { trace: candidate, divergence } : null;
  };
}
