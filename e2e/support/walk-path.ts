import type { Page } from '@playwright/test';
import { familyOf } from '#machines/trace/chart.ts';
import { answerLabel, coveringPath } from '#machines/trace/covering-path.ts';
import type { Step, Trace, TraceEvent } from '#machines/trace/format.ts';
import { placesOf, withoutRounds } from '#machines/trace/places.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registered } from '#machines/trace/registry.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import type { Played } from '#server/scenarios/scenario.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';
import { expect } from './test.ts';

type Deed<E, V> = {
  readonly isOffered: (event: E, view: V) => boolean;
  /** answers: the next answers of the server in the trace. */
  readonly act: (page: Page, event: E, answers: readonly string[]) => Promise<void>;
  /** The sandbox always answers it successfully, whatever the scenario. */
  readonly isAlwaysFine?: true;
};

/** Requests of the page before the first event of a path. */
export const OPENING = 'opening';

/**
 * An answer that the server gives only to some events: to others it would answer differently, for example after a proof
 * by code.
 */
type AnswerTo<T extends string> = {
  readonly to: readonly (T | typeof OPENING)[];
  readonly scenario?: Played;
};
type Answer<T extends string> = Played | '' | AnswerTo<T>;

/**
 * How a browser walks a covering path of a flow. The table is complete: a missing event does not compile, and a missing
 * answer fails the walk.
 */
export type FlowTable<E extends TraceEvent, V> = {
  readonly flow: string;
  /** A text is the reason why no journey of this kind sends the event. */
  readonly events: { readonly [T in E['type']]: Deed<Extract<E, { type: T }>, V> | string };
  /** The scenario that causes the answer; '': the default. */
  readonly answers: Readonly<Record<string, Answer<E['type']>>>;
  /** Answers (or all answers of an actor) without a path, with the reason. */
  readonly beyond: Readonly<Record<string, string>>;
  readonly waits?: readonly string[];
  /** Waits until the page shows that a timer has ended, where the next action could be faster. */
  readonly whenWaited?: (page: Page) => Promise<void>;
  readonly shows: (page: Page, view: V) => Promise<void>;
};

const flowOf = (id: string): Registered => {
  const found = registered(id);
  if (!found) throw new Error(`There is no machine "${id}"`);
  return found;
};

/** A flow with everything its `walkedAlone` children can do: a user goes through both. */
function whole(entry: Registered): Registered {
  const facets = familyOf(entry.machine).map(({ id }) => registered(id)?.examples.facets ?? {});
  return { ...entry, examples: { ...entry.examples, facets: Object.assign({}, ...facets), walkedAlone: [] } };
}

const scenarioOf = (answer: Answer<string> | undefined): Played | '' =>
  typeof answer === 'object' ? (answer.scenario ?? '') : (answer ?? '');

const deedFor = <E extends TraceEvent, V>({ events }: FlowTable<E, V>, type: string): Deed<E, V> | null => {
  const deed = (events as Readonly<Record<string, Deed<E, V> | string | undefined>>)[type];
  return typeof deed === 'object' ? deed : null;
};

/** Covering paths of a flow from these inputs; later ones may skip what earlier ones covered. */
export function pathsOf<E extends TraceEvent, V>(table: FlowTable<E, V>, inputs: readonly unknown[]): Trace[] {
  const flow = flowOf(table.flow);
  // Its own traces do not contain the traces of these children.
  const covering = flow.examples.walkedAlone ? null : coveringTracesOf(flow);
  const entry = whole(flow);
  const passed = new Set<string>();
  const reach = {
    isOffered: (event: TraceEvent, view: unknown) =>
      deedFor(table, event.type)?.isOffered(event as E, view as V) ?? false,
    canAnswer: (label: string, event: string = OPENING) => {
      const answer: Answer<string> | undefined = table.answers[label];
      if (answer === undefined) return false;
      if (typeof answer === 'object' && !answer.to.includes(event)) return false;
      return scenarioOf(answer) === '' || !deedFor(table, event)?.isAlwaysFine;
    },
    waits: table.waits ?? [],
  };
  return inputs.map((input) => coveringPath(entry, covering, input, reach, passed));
}

/** Checks that all answers of the covering traces are in the table: as possible answers, or with a reason. */
function expectComplete<E extends TraceEvent, V>({ flow, answers, beyond }: FlowTable<E, V>): void {
  const steps = coveringTracesOf(flowOf(flow)).flatMap(({ steps }) => steps);
  const labels = new Set(steps.flatMap((step) => (step.k === 'settle' ? [answerLabel(step)] : [])));
  const isKnown = (label: string) => label in answers || label in beyond || label.replace(/ .*/, '') in beyond;
  expect([...labels].filter((label) => !isKnown(label))).toEqual([]);
}

export const play = async (page: Page, name: Played | '') => {
  expect((await page.request.post(`/__scenario?name=${name}`)).ok()).toBe(true);
};

/**
 * Prepares the answers expected after the step at this position, until the next user action or wait; -1: when the page
 * opens.
 */
export async function playAfter<E extends TraceEvent, V>(
  page: Page,
  { flow, answers }: FlowTable<E, V>,
  { steps }: Trace,
  position: number,
): Promise<void> {
  const labels = answersAfter(steps, position, ['event', 'from']);
  const [first = '', ...others] = new Set(labels.map((label) => scenarioOf(answers[label])).filter(Boolean));
  if (others.length > 0) throw new Error(`${flow}: two scenarios at once: ${[first, ...others].join(', ')}`);
  await play(page, first);
}

/**
 * Walks a path: performs each event on the page, prepares each answer, and checks the view after each step. Throws first
 * when the table lacks an answer of the covering traces.
 */
export async function walk<E extends TraceEvent, V>(page: Page, table: FlowTable<E, V>, path: Trace): Promise<void> {
  expectComplete(table);
  const { machine, view: viewOf } = flowOf(table.flow);
  const replayer = new Replayer(machine, path);
  const show = () => table.shows(page, viewOf(replayer.actor.getSnapshot()) as V);
  expect(replayer.start()).toBeNull();
  if (path.steps[0]?.k !== 'settle') await show();
  while (!replayer.isDone) {
    const step = path.steps[replayer.position] as Step;
    if (step.k === 'event' || step.k === 'from') await playAfter(page, table, path, replayer.position);
    if (step.k === 'event') {
      const deed = deedFor(table, step.event.type);
      if (!deed) throw new Error(`${table.flow}: nobody does ${step.event.type}`);
      await deed.act(page, step.event as E, answersAfter(path.steps, replayer.position));
    }
    if (step.k === 'timer') await table.whenWaited?.(page);
    expect(replayer.step()).toBeNull();
    // Between two answers the page changes without user actions.
    if (path.steps[replayer.position]?.k !== 'settle') await show();
  }
}

/** The answers that a path expects when its page opens. */
export const openingAnswers = ({ steps }: Trace): string[] => answersAfter(steps, -1);

function answersAfter(steps: readonly Step[], position: number, until: readonly Step['k'][] = ['event']): string[] {
  const next = steps.findIndex(({ k }, index) => index > position && until.includes(k));
  return steps
    .slice(position + 1, next < 0 ? undefined : next)
    .flatMap((step) => (step.k === 'settle' ? [answerLabel(step)] : []));
}

/** The traces of all flows in "Report a problem": earlier pages first, then this page. */
async function reported(page: Page): Promise<Trace[]> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('link', { name: 'Help', exact: true }).click();
  await dialog.getByRole('button', { name: 'Report a problem' }).click();
  await dialog.getByText('Exactly what is sent (JSON)').click();
  const { traces } = JSON.parse(await dialog.locator('pre').innerText()) as { traces: Trace[] };
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return traces;
}

export const recorded = async (page: Page, flow: string): Promise<Trace[]> =>
  (await reported(page)).filter(({ machine }) => machine.id === flow);

/** Checks that the newest recording of each flow of this page took its path. */
export async function expectWalked(page: Page, ...ways: readonly (readonly [flow: string, path: Trace])[]) {
  const traces = await reported(page);
  for (const [flow, path] of ways) {
    const found = traces.findLast(({ machine }) => machine.id === flow);
    expectSameWay(found, path);
  }
}

/** A refused form is idle again after 500 ms: whether the next click comes before or after that depends on the browser. */
const withoutFocus = (places: readonly string[]): string[] =>
  places
    .map((place) => place.replaceAll('"invalid"', '"idle"'))
    .filter((place, index, calm) => place !== calm[index - 1]);

/** Checks that a recording has exactly the states of the path, in order, and replays without a divergence. */
export function expectSameWay(found: Trace | undefined, path: Trace, more: readonly string[] = []): void {
  if (!found) throw new Error('Nothing was recorded');
  const wayOf = (places: readonly string[]) => withoutRounds(withoutFocus(places));
  expect(wayOf(placesOf(found))).toEqual(wayOf([...placesOf(path), ...more]));
  const replayer = new Replayer(flowOf(found.machine.id).machine, found);
  expect(replayer.start() ?? replayer.run()).toBeNull();
}

/** The single path of a flow from an input. */
export function pathOf<E extends TraceEvent, V>(table: FlowTable<E, V>, input?: unknown): Trace {
  const [path] = pathsOf(table, [input]);
  if (!path) throw new Error('One input, one path');
  return path;
}

/** Labels of a child, as in its parent's table. */
export const under = <T>(child: string, labels: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(labels).map(([label, what]) => [`${child}/${label}`, what]));
