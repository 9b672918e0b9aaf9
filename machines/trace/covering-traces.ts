import { definitionHash, familyOf } from '#machines/trace/chart.ts';
import { type Coverage, type CoverageReport, itemsOfTraces, smallestCover } from '#machines/trace/coverage.ts';
import type { Divergence } from '#machines/trace/divergence.ts';
import { type Exploration, explore } from '#machines/trace/explore.ts';
import type { Trace } from '#machines/trace/format.ts';
import { hashText } from '#machines/trace/hash.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';
import { factsNow, sightsOfStep } from '#machines/trace/sights.ts';
import type { NamedTrace } from '#machines/trace/traces-jsonl.ts';
import { canonicalJson } from '#machines/trace/values.ts';

const examplesHash = ({ examples }: Registered) => hashText(canonicalJson({ ...examples, facets: null }));

const FEW = 40;

/** What a trace covers: combinations of states of all machines when idle, and the changes of each step. */
function shownBy({ machine, examples }: Registered, trace: Trace): Set<string> {
  const replayer = new Replayer(machine, trace, { check: 'none', hashes: false });
  replayer.start();
  let before = factsNow(replayer, examples);
  const seen = new Set([`rest ${before.place}`]);
  for (const step of trace.steps) {
    replayer.step();
    const after = factsNow(replayer, examples);
    seen.add(`rest ${after.place}`);
    for (const sight of sightsOfStep(before, step, after)) seen.add(`step ${sight}`);
    before = after;
  }
  return seen;
}

export type CoveringTraces = { readonly traces: readonly Trace[]; readonly exploration: Exploration };

/**
 * Computes the committed traces of a machine: all combinations of states, all transitions and both answers of each
 * guard.
 */
export function coverMachine(registered: Registered): CoveringTraces {
  const exploration = explore(registered);
  const { ways } = exploration;
  const sets = itemsOfTraces(registered.machine, ways).map(
    (items, index) => new Set([...items, ...shownBy(registered, ways[index] as Trace)]),
  );
  // A small set of paths is kept whole: it also covers each answer in each situation.
  const chosen =
    ways.length <= FEW
      ? ways.keys()
      : smallestCover(
          sets,
          ways.map(({ steps }) => steps.length),
        );
  const traces = [...chosen].map((index) => {
    const { trace } = rebuild(registered.machine, ways[index] as Trace, { check: 'none' });
    return { ...trace, app: { examples: examplesHash(registered) } };
  });
  return { traces, exploration };
}

/** Names traces by their final state and a number: `held-review-3`. */
export function namedTraces({ machine }: Registered, traces: readonly Trace[]): NamedTrace[] {
  const seen = new Map<string, number>();
  return traces.map((trace) => {
    const replayer = new Replayer(machine, trace, { check: 'none', hashes: false });
    replayer.start();
    replayer.run();
    const end = canonicalJson(replayer.systemState.get('')?.value)
      .replace(/[^a-zA-Z]+/g, '-')
      .replace(/^-|-$/g, '');
    const count = (seen.get(end) ?? 0) + 1;
    seen.set(end, count);
    return { name: `${end}-${count}`, trace };
  });
}

/** Reasons why a committed covering traces must be updated or reviewed again; empty: it is up to date. */
export function stalenessOf(registered: Registered, traces: readonly Trace[]): string[] {
  if (traces.length === 0) return ['there are no traces'];
  const complaints = new Set<string>();
  for (const [index, trace] of traces.entries()) {
    if (trace.machine.definition !== definitionHash(registered.machine)) complaints.add('the chart changed');
    if (trace.app?.examples !== examplesHash(registered)) complaints.add('the examples changed');
    const found: Divergence | null = replay(registered.machine, trace);
    if (found) complaints.add(`trace ${index + 1} diverges at step ${found.step + 1}: ${found.why}`);
  }
  return [...complaints];
}

/** What the explorer did not reach, each with the likely reason. */
export function unreachedOf(registered: Registered, coverage: Coverage): { item: string; why: string }[] {
  const reports = coverage.report();
  const isSeen = (item: string) => coverage.items.has(item);
  return reports.flatMap(({ states, transitions, guards }: CoverageReport) => [
    ...states.missing.map((item) => ({ item, why: 'no transition that leads there was taken' })),
    ...transitions.missing.map((item) => ({ item, why: whyNot(item, registered, isSeen) })),
    ...guards.missing.map((item) => ({ item, why: 'no example makes the guard answer so, or nothing asks it' })),
  ]);
}

function whyNot(item: string, { machine, examples }: Registered, isSeen: (item: string) => boolean): string {
  const [, source = '', event = '', guard] = /^transition (\S+) · (\S+) → .*?(?: \[(.+?)\].*)?$/.exec(item) ?? [];
  if (!isSeen(`state ${source}`)) return `its state ${source} is not reached`;
  const owner = familyOf(machine).find(({ id }) => source === id || source.startsWith(`${id}.`))?.id ?? machine.id;
  if (guard && !isSeen(`guard ${owner}: ${guard} yes`)) return `its guard ${guard} never says yes`;
  const isKnown = [...examples.events, ...Object.values(examples.says).flat()].some(({ type }) => type === event);
  if (!event.startsWith('xstate.') && event !== 'always' && !isKnown) return `the examples has no example of ${event}`;
  if (event.startsWith('xstate.done.') || event.startsWith('xstate.error.'))
    return 'no outcome of the examples leads there';
  return 'a transition before it, or of a state inside, is always taken first';
}
