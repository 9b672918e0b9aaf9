import type { Expect, Step, Trace } from '#machines/trace/format.ts';
import type { NamedTrace } from '#machines/trace/traces-jsonl.ts';

/** Maps today's names to the names at another revision: actors, child machines, events, states and actions. */
export type Renames = ReadonlyMap<string, string>;

/** Parses `search=searchFlights,leave=cancel` (NOW=THEN). Throws on a malformed pair. */
export function renamesOf(text = ''): Renames {
  const pairs = text.split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [now, then, ...more] = pair.split('=');
      if (!now || !then || more.length > 0) throw new Error(`"${pair}" is no pair of names; one is NOW=THEN`);
      return [now, then];
    }),
  );
}

/**
 * The trace with the older names. Hashes contain today's names, so they are left out: states, effects, timers and
 * actors are compared, actor inputs and contexts are not.
 */
export function withNames({ name, trace }: NamedTrace, renames: Renames): NamedTrace {
  if (renames.size === 0) return { name, trace };
  return { name, trace: { ...trace, start: expectOf(trace.start, renames), steps: stepsOf(trace, renames) } };
}

const stepsOf = ({ steps }: Trace, renames: Renames): Step[] =>
  steps.map((step): Step => {
    const x = step.x && { x: expectOf(step.x, renames) };
    if (step.k === 'timer') return { ...step, ...x };
    if (step.k === 'settle') return { ...step, ...x, actor: renamed(step.actor, renames) };
    const event = { ...step.event, type: renames.get(step.event.type) ?? step.event.type };
    const to = renamed(step.to, renames);
    return step.k === 'event'
      ? { ...step, ...x, to, event }
      : { ...step, ...x, to, event, actor: renamed(step.actor, renames) };
  });

const expectOf = ({ v, s, fx }: Expect, renames: Renames): Expect =>
  deep({ ...(v && { v }), ...(s && { s }), ...(fx && { fx }) }, renames) as Expect;

/** Renames the words of an effect and the parts of a path: `ask checkout/search`. */
const renamed = (text: string, renames: Renames): string =>
  text.replaceAll(/[^\s/@]+/g, (word) => renames.get(word) ?? word);

function deep(value: unknown, renames: Renames): unknown {
  if (typeof value === 'string') return renamed(value, renames);
  if (Array.isArray(value)) return value.map((item) => deep(item, renames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [renamed(key, renames), deep(item, renames)]));
}
