import { nextSteps, syntheticTrace } from '#machines/trace/explore.ts';
import type { ActorPath, Step, Trace, TraceEvent } from '#machines/trace/format.ts';
import { rebuild } from '#machines/trace/rebuild.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { factsNow } from '#machines/trace/sights.ts';
import { canonicalJson } from '#machines/trace/values.ts';

/** Any `after` of a flow. The conventions allow `after` only for looks, so these delays are short. */
export const AFTER = 'after';

/** What a running site can do, of everything the machine can do. */
export type Reach = {
  /** True when the screen of this view offers the event to the user. */
  readonly isOffered: (event: TraceEvent, view: unknown) => boolean;
  /**
   * True when the server can be made to give this answer to a request started by that event: `placeHold sold_out` to
   * `offer.choose`.
   */
  readonly canAnswer: (label: string, event: string | undefined) => boolean;
  /** Deadlines that fire within seconds, like `orderIssue/pause`; AFTER: the cosmetic delays. */
  readonly waits: readonly (ActorPath | typeof AFTER)[];
};

/** null, false, 0 or an amount of 0: the server must be in another situation to send this than to send the opposite. */
const isNothing = (value: unknown): boolean => !value || (value as { amount?: unknown }).amount === 0;

/**
 * Label of an answer: `placeHold held`, `releaseHold ok`, `startPayment ok without redirectUrl`, `placeHold sold_out`.
 */
export function answerLabel({ actor, ok, value }: Extract<Step, { k: 'settle' }>): string {
  const said = value as { status?: string; $error?: { name?: string; problem?: { code?: string } } } | undefined;
  const { name = 'error', problem } = said?.$error ?? {};
  if (!ok) return `${actor} ${problem?.code ?? name}`;
  if (said?.status) return `${actor} ${said.status}`;
  const missing = Object.entries(said ?? {}).flatMap(([key, item]) => (isNothing(item) ? [key] : []));
  return [actor, 'ok', ...missing.map((key) => `without ${key}`)].join(' ');
}

const labelOf = (step: Step): string => {
  if (step.k === 'settle') return answerLabel(step);
  return step.k === 'timer' ? 'timer' : step.event.type;
};

/** Timer numbers are left out: another path arms other timers first. */
const withoutTime = ({ t: _, within: __, x: ___, ...input }: Step): string =>
  input.k === 'timer' ? input.k : canonicalJson(input);

type Place = {
  readonly steps: readonly Step[];
  /** What the last step covers: the step itself and the states after it. */
  readonly sights: readonly string[];
  /** States, facts and possible next steps: places with the same id have the same future. */
  readonly id: string;
  readonly moves: readonly Step[];
  /** The user can act, so the flow is not at its end. */
  readonly isFree: boolean;
};

/**
 * Builds one path that a user and a server can really walk, from the steps of the covering traces. Greedy: it starts at
 * an input, repeatedly goes to the nearest step or state that is not covered yet, and finishes at an end. The user does
 * not act while an answer is pending. Deterministic: the same traces give the same path.
 *
 * @param covering null: uses everything of the examples.
 * @param passed coverage of earlier paths of the same visit; this path is added to it.
 */
export function coveringPath(
  registered: Registered,
  covering: readonly Trace[] | null,
  input: unknown,
  reach: Reach,
  passed = new Set<string>(),
): Trace {
  const known = covering && new Set(covering.flatMap(({ steps }) => steps.map(withoutTime)));

  const movesAt = (replayer: Replayer, done: readonly Step[]): readonly Step[] => {
    const begun = done.findLast((step) => step.k === 'event')?.event.type;
    const all = nextSteps(replayer, registered.examples).filter((step) => known?.has(withoutTime(step)) ?? true);
    const answers = all.filter(
      (step) =>
        (step.k === 'settle' && reach.canAnswer(answerLabel(step), begun)) ||
        (step.k === 'from' && reach.waits.includes(step.actor)) ||
        (step.k === 'timer' && reach.waits.includes(AFTER)),
    );
    if (answers.length > 0) return answers;
    const view = registered.view(replayer.actor.getSnapshot());
    return all.filter((step) => step.k === 'event' && reach.isOffered(step.event, view));
  };
  const placeAfter = (steps: readonly Step[]): Place => {
    const replayer = new Replayer(registered.machine, syntheticTrace(registered, input, steps), {
      check: 'none',
      hashes: false,
    });
    replayer.start();
    replayer.run();
    const { place, facts } = factsNow(replayer, registered.examples);
    const moves = movesAt(replayer, steps);
    const last = steps.at(-1);
    return {
      steps,
      sights: last ? [place, labelOf(last)] : [place],
      id: canonicalJson([place, [...facts], moves.map(labelOf)]),
      moves,
      isFree: moves.some(({ k }) => k === 'event'),
    };
  };
  /** Breadth-first search; null when there is no path. */
  const nearest = (from: Place, isWanted: (place: Place) => boolean): Place | null => {
    const seen = new Set<string>();
    const queue = [from];
    for (let here = queue.shift(); here; here = queue.shift()) {
      for (const step of here.moves) {
        const place = placeAfter([...here.steps, step]);
        if (isWanted(place)) return place;
        if (seen.has(place.id)) continue;
        seen.add(place.id);
        queue.push(place);
      }
    }
    return null;
  };
  const isNew = ({ sights }: Place) => sights.some((sight) => !passed.has(sight));
  const goesOn = (place: Place) => place.isFree || nearest(place, ({ isFree }) => isFree) !== null;
  const pass = (place: Place, from: number) => {
    for (let end = from; end <= place.steps.length; end += 1) {
      for (const sight of placeAfter(place.steps.slice(0, end)).sights) passed.add(sight);
    }
    return place;
  };

  let here = pass(placeAfter([]), 0);
  for (;;) {
    const next =
      nearest(here, (place) => isNew(place) && goesOn(place)) ??
      nearest(here, isNew) ??
      nearest(here, ({ moves }) => moves.length === 0);
    if (!next) break;
    here = pass(next, here.steps.length);
  }
  return rebuild(registered.machine, syntheticTrace(registered, input, here.steps), { check: 'none' }).trace;
}
