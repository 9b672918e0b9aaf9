import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { activeEvents, definitionHash } from '#machines/trace/chart.ts';
import { Coverage } from '#machines/trace/coverage.ts';
import { type Examples, settledBy } from '#machines/trace/examples.ts';
import type { ActorPath, Step, Trace, TraceEvent } from '#machines/trace/format.ts';
import { TRACE_FORMAT } from '#machines/trace/format.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { type Facts, factsNow, sightsOf, sightsOfStep } from '#machines/trace/sights.ts';
import { canonicalJson, toJson } from '#machines/trace/values.ts';
import { childrenOf, isMachine } from '#machines/trace/watch.ts';

/** Friday 20 November 2026, 20:04 in Tehran, as in all fixtures. */
const START = Date.parse('2026-11-20T16:34:00Z');
/** Delay of simulated users and servers, in ms. */
const THINKING_MS = 2000;
const ANSWER_MS = 300;

export type SystemState = {
  /** State values by actor path. */
  readonly values: Readonly<Record<ActorPath, unknown>>;
  readonly trace: Trace;
  readonly isEnd: boolean;
  /** The only new thing here is the state of a child in `walkedAlone`. */
  readonly isOfChild: boolean;
};

export type Exploration = {
  readonly states: readonly SystemState[];
  readonly ways: readonly Trace[];
  readonly coverage: Coverage;
  readonly tried: number;
  /** true: maxStates was reached and there may be more states. */
  readonly isCut: boolean;
};

export const syntheticTrace = ({ machine, version }: Registered, input: unknown, steps: readonly Step[]): Trace => ({
  format: TRACE_FORMAT,
  machine: { id: machine.id, version, definition: definitionHash(machine) },
  source: 'generator',
  startedAt: START,
  ...(input === undefined ? {} : { input: toJson(input) }),
  redaction: { policy: 'synthetic', replaced: 0, isVerified: true },
  start: {},
  steps,
});

/**
 * Breadth-first search through everything that can happen to a machine system: root, child machines, each pending actor
 * with each answer, armed timers and deadlines.
 *
 * A state has several sights. Each sight combines the root's value with one more thing: one of the root's facts, one
 * child with its value and facts, or the pending actors and armed timers. A state is followed when one of its sights is
 * new. Following all combinations of all children would take a hundred times as many states.
 */
export function explore(registered: Registered, maxStates = 5000): Exploration {
  const { machine, examples } = registered;
  const coverage = new Coverage(machine);
  const seen = new Set<string>();
  const states: SystemState[] = [];
  const ways: { readonly input: unknown; readonly steps: readonly Step[] }[] = [];
  const all = coverage.items;
  const recent = new Set<string>();
  let tried = 0;

  const runTo = (input: unknown, steps: readonly Step[]) => {
    const trace = syntheticTrace(registered, input, steps);
    coverage.items = recent;
    const replayer = new Replayer(machine, trace, { ...coverage.options, check: 'none', hashes: false });
    replayer.start();
    replayer.run();
    // Finding the next steps evaluates guards too; those evaluations do not count as coverage.
    coverage.items = new Set();
    return replayer;
  };
  const addNew = (sights: readonly string[]): boolean => {
    const fresh = sights.filter((sight) => !seen.has(sight));
    for (const sight of fresh) seen.add(sight);
    return fresh.length > 0;
  };
  /** Returns true when the state must be followed. */
  const visit = (replayer: Replayer, input: unknown, steps: readonly Step[], before: Facts | null): boolean => {
    tried += 1;
    const items = all.size;
    for (const item of recent) all.add(item);
    recent.clear();
    const step = steps.at(-1);
    const shown = before && step ? sightsOfStep(before, step, factsNow(replayer, examples)) : [];
    const isNewStep = addNew(shown);
    const { own, alone } = sightsOf(replayer, examples);
    const isNewOwn = addNew(own);
    const isNewOfChild = addNew(alone);
    const isNewPlace = isNewOwn || isNewOfChild;
    if (isNewPlace || isNewStep || all.size > items) ways.push({ input, steps });
    if (!isNewPlace) return false;
    const values = Object.fromEntries([...replayer.systemState].map(([path, { value }]) => [path, value]));
    const isEnd = !nextSteps(replayer, examples).some(
      (next) => next.k !== 'event' || canHear(replayer.actor as unknown as AnyActorRef, next.event),
    );
    states.push({ values, trace: syntheticTrace(registered, input, steps), isEnd, isOfChild: !isNewOwn });
    return true;
  };

  const queue: { readonly input: unknown; readonly steps: readonly Step[] }[] = [];
  for (const input of examples.inputs) {
    if (visit(runTo(input, []), input, [], null)) queue.push({ input, steps: [] });
  }
  for (let here = queue.shift(); here && states.length < maxStates; here = queue.shift()) {
    const { input, steps } = here;
    const replayer = runTo(input, steps);
    const before = factsNow(replayer, examples);
    for (const step of nextSteps(replayer, examples)) {
      const longer = [...steps, step];
      if (visit(runTo(input, longer), input, longer, before)) queue.push({ input, steps: longer });
    }
  }
  const traces = withoutBeginnings(ways).map(({ input, steps }) => syntheticTrace(registered, input, steps));
  coverage.items = all;
  return { states, ways: traces, coverage, tried, isCut: queue.length > 0 };
}

/** All steps of the examples that have an effect now. */
export function nextSteps(replayer: Replayer, { events, outcomes, says }: Examples): Step[] {
  const elapsed = replayer.clock.now() - replayer.trace.startedAt;
  const steps: Step[] = [];
  const root = replayer.actor as unknown as AnyActorRef;
  for (const event of events) {
    if (listensTo(root, event)) steps.push({ k: 'event', to: '', event, t: elapsed + THINKING_MS });
  }
  const below = (ref: AnyActorRef, path: ActorPath) => {
    for (const [id, child] of childrenOf(ref)) {
      if (child.getSnapshot()?.status !== 'active') continue;
      const actor = path ? `${path}/${id}` : id;
      if (isMachine(child)) below(child, actor);
      else steps.push(...wordsOf(child, actor, ref, path));
    }
  };
  const wordsOf = (leaf: AnyActorRef, actor: ActorPath, parent: AnyActorRef, to: ActorPath): Step[] => {
    const src = typeof leaf.src === 'string' ? leaf.src : '';
    const answers = (outcomes[src] ?? []).map((reply): Step => {
      const { ok, value } = settledBy(reply);
      const output = value === undefined ? {} : { value: toJson(value) };
      return { k: 'settle', actor, ok, ...output, t: elapsed + ANSWER_MS };
    });
    const t = Math.max(elapsed, dueAt(leaf, replayer) - replayer.trace.startedAt);
    const words = (says[src] ?? []).flatMap((event): Step[] => {
      const toItself = event.type.startsWith('xstate.');
      if (!toItself && !canHear(parent, event)) return [];
      return [{ k: 'from', actor, to: toItself ? actor : to, event, t }];
    });
    return [...answers, ...words];
  };
  if (root.getSnapshot()?.status === 'active') below(root, '');
  for (const [n, due] of replayer.clock.armed()) steps.push({ k: 'timer', n, t: due - replayer.trace.startedAt });
  return steps;
}

const canHear = (ref: AnyActorRef, event: TraceEvent): boolean =>
  (ref.getSnapshot() as AnyMachineSnapshot).can(event) === true;

/** True even when all guards say no: that nothing happens is worth a check. */
const listensTo = (ref: AnyActorRef, event: TraceEvent): boolean =>
  canHear(ref, event) || (ref.getSnapshot()?.status === 'active' && activeEvents(ref).has(event.type));

/** Due time of a deadline, epoch ms; other callback actors send at once. */
function dueAt(leaf: AnyActorRef, { clock }: Replayer): number {
  const { input } = leaf.getSnapshot() as { input?: { at?: unknown; inMs?: unknown } };
  if (typeof input?.at === 'number') return input.at;
  return clock.now() + (typeof input?.inMs === 'number' ? input.inMs : 0);
}

function withoutBeginnings<W extends { readonly input: unknown; readonly steps: readonly Step[] }>(ways: readonly W[]) {
  const texts = ways.map(
    ({ input, steps }) => canonicalJson(input) + steps.map((step) => canonicalJson(step)).join('\n'),
  );
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (let end = text.lastIndexOf('\n'); end > 0; end = text.lastIndexOf('\n', end - 1)) {
      if (beginnings.has(text.slice(0, end))) break;
      beginnings.add(text.slice(0, end));
    }
  }
  return ways.filter((way, index) =>
    way.steps.length === 0
      ? !texts.some((text, other) => other !== index && text.startsWith(texts[index] ?? ''))
      : !beginnings.has(texts[index] ?? ''),
  );
}
