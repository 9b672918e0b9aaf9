import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { registry } from '#machines/trace/registry.ts';

// The drawings beside the machines, read as a reader sees them: their words. The check `fresh` compares them with today's
// machines.

const machines = Object.values(registry);
const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)];

/** The words that all drawings of a machine show, by the class of their element: `act` actions, `guard` guards. */
function wordsOf(folder: string) {
  const svg = fs
    .globSync(`machines/${folder}/chart*.svg`)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const ofClass = (name: string) =>
    [...svg.matchAll(new RegExp(`<tspan class="${name}">([^<]*)`, 'g'))].map(([, words = '']) => words);
  return {
    actions: ofClass('act').flatMap((words) => words.replace(/^\/ /, '').split(/, ?/)),
    guards: ofClass('guard').map((words) => words.slice(1, -1)),
    texts: [...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, words = '']) => words.trim()),
  };
}

const nameOf = (item: unknown) => (typeof item === 'string' ? item : (item as { readonly type: string }).type);
const listOf = (items: unknown): readonly unknown[] => (items === undefined ? [] : [items].flat());
/** As a name or as a name with its parameters. */
const shows = (words: readonly string[], name: string) =>
  words.some((word) => word === name || word.startsWith(`${name} `));

/** What the machine's configuration names, read from XState and not from the model that is drawn. */
function namesIn(root: AnyStateNode) {
  const states = statesOf(root);
  const transitions = states.flatMap((state) => [...state.transitions.values(), state.always ?? []].flat());
  return {
    actions: [
      ...states.flatMap(({ config }) => [...listOf(config.entry), ...listOf(config.exit)]),
      ...transitions.flatMap(({ actions }) => actions),
    ].map(nameOf),
    guards: transitions.flatMap(({ guard }) => (guard ? [nameOf(guard)] : [])),
    texts: [
      ...states.map(({ key }) => key),
      ...states.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
      ...states.flatMap(({ config }) => Object.keys(config.after ?? {}).map((delay) => `after ${delay}`)),
      ...states.flatMap(({ config }) => (config.entry ? ['entry'] : [])),
      ...states.flatMap(({ config }) => (config.exit ? ['exit'] : [])),
      ...states.flatMap(({ transitions: all }) => [...all.keys()].filter((type) => /^[a-z]+\.[a-z]+$/.test(type))),
    ].filter((text) => text !== 'deadline.reached'),
  };
}

test.each(machines)('$folder: each action, guard, invoke, delay, event and state stands in a drawing', (one) => {
  const { actions, guards, texts } = namesIn(one.machine.root);
  const drawn = wordsOf(one.folder);
  const missing = [
    ...actions.filter((name) => !shows(drawn.actions, name)),
    ...guards.filter((name) => !shows(drawn.guards, name)),
    ...texts.filter(
      (name) =>
        !drawn.texts.some((text) => text === name || text.startsWith(`${name}: `) || text.startsWith(`${name} ▸ `)),
    ),
  ];
  expect(missing).toEqual([]);
});

/** Read at 75 %: more boxes would hide what the drawing is about. */
const STILL_LARGE = new Set([
  'machines/card/card-tracking/chart.svg',
  'machines/core/order-change/chart.svg',
  'machines/visa/visa-request/chart.svg',
  'machines/visa/visa-request/chart.filling.svg',
]);

test('a drawing fits: a wide window, read downwards', async () => {
  const sizes = fs.globSync('machines/*/*/chart*.svg').map((file) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    return { file: file.replaceAll('\\', '/'), width: Number(width), height: Number(height) };
  });
  const large = sizes.filter(({ width, height }) => width > 1400 || height > 1300);
  expect(large.map(({ file }) => file).filter((file) => !STILL_LARGE.has(file))).toEqual([]);
});
