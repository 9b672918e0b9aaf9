import type { AnyMachineSnapshot } from 'xstate';
import { explore, type SystemState } from '#machines/trace/explore.ts';
import { hashText } from '#machines/trace/hash.ts';
import type { Registered } from '#machines/trace/register.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { givenTo, timeless } from '../support/stage/given.ts';
import { choicesOf } from '../support/stage/labels.ts';
import { partsOf } from '../support/stage/parts.ts';
import { foldersOf } from './folders.ts';
import { exportName, Names, storyId } from './names.ts';
import type { Situation } from './situation.ts';

export type IndexedState = {
  /** State values of all machines, with the facts of the flow's view. */
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Export name of its story. */
  readonly story: string;
  /** Hash of the screen's input: a different hash means that the screen may look different. */
  readonly view: string;
};
export type IndexedStory = {
  readonly story: string;
  /** Storybook's id. */
  readonly id: string;
  readonly name: string;
  readonly folder: readonly string[];
  /** Of the view. */
  readonly kind: string;
  readonly input: number;
  readonly way: readonly string[];
  /** Ids of the active states of the flow's own machine. */
  readonly active: readonly string[];
  /** Export name of the story with an equal screen; null: the first of its screen, which the story run checks. */
  readonly sameAs: string | null;
};
export type FlowIndex = {
  readonly flow: string;
  readonly folder: string;
  readonly states: readonly IndexedState[];
  readonly stories: readonly IndexedStory[];
};

/** All reachable states of a flow's system, each with its story. */
export function indexOf(registered: Registered): FlowIndex {
  const { machine, name: folder } = registered;
  const states = explore(registered).states.filter(({ isOfChild }) => !isOfChild);
  const situations = states.map((state) => situationOf(registered, state));
  const folders = foldersOf(situations.map(({ value }) => value));
  const names = new Names(registered.about?.words);
  const exportNames = new Set<string>();
  const firstOf = new Map<string, string>();
  const stories = situations.map((situation, index): IndexedStory => {
    const { view, value, input, way, screen } = situation;
    const name = names.take(situation);
    const story = exportName(name);
    if (exportNames.has(story.toLowerCase())) throw new Error(`Two states of ${machine.id} are named ${story}`);
    exportNames.add(story.toLowerCase());
    const sameAs = firstOf.get(screen) ?? null;
    if (sameAs === null) firstOf.set(screen, story);
    const inside = folders[index] ?? [];
    const id = storyId(folder, inside, story);
    const kind = String(partsOf(view).kind);
    return { story, id, name, folder: inside, kind, input, way, active: idsOf(machine.id, value), sameAs };
  });
  const indexed = situations.map(({ values, view }, index): IndexedState => {
    const key = hashText(canonicalJson([values, partsOf(view)])).slice(0, 12);
    return { key, values, story: stories[index]?.story ?? '', view: hashText(canonicalJson(view)).slice(0, 12) };
  });
  return { flow: machine.id, folder, states: indexed, stories };
}

/** The path to a state as labels, each unique among the choices at its step. */
function situationOf({ machine, examples, view: viewOf }: Registered, { values, trace }: SystemState): Situation {
  const input = examples.inputs.findIndex((one) => canonicalJson(one) === canonicalJson(trace.input));
  const replayer = new Replayer(machine, trace, { check: 'none', hashes: false });
  replayer.start();
  const way = trace.steps.map((step) => {
    const text = canonicalJson(step);
    const choice = choicesOf(replayer, examples).find((one) => canonicalJson(one.step) === text);
    if (!choice) throw new Error(`A step of ${machine.id} is not among those that can happen: ${text}`);
    replayer.step();
    return choice.label;
  });
  const snapshot = replayer.actor.getSnapshot() as AnyMachineSnapshot;
  const view = viewOf(snapshot);
  const moment = { view, context: snapshot.context, hasLongNames: false };
  const given = timeless(givenTo(machine.id, moment), replayer.clock.now());
  const screen = canonicalJson(given);
  return { values, value: snapshot.value, view, input: Math.max(0, input), way, given, screen };
}

function idsOf(parent: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`];
  return Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).flatMap(([key, inner]) => [
    `${parent}.${key}`,
    ...idsOf(`${parent}.${key}`, inner),
  ]);
}
