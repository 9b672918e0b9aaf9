import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { expect } from 'storybook/test';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { screenOf } from '../support/model/draw.tsx';
import { farApart } from '../support/model/far-apart.ts';
import { type Look, translatedFaults } from '../support/model/walk-translated.ts';
import { givenTo, timeless } from '../support/stage/given.ts';
import { Player } from '../support/stage/Player.ts';
import { withGuard } from '../support/translate.ts';
import type { IndexedStory } from './index-of-states.ts';

/**
 * Screens change on a translated page, with the guard that the site has: each shows the words of its new state, and
 * React finds its nodes. Of each screen two states that differ much.
 */
const meta: Meta = { title: 'States/Translated', render: () => <p>Each screen, translated in between.</p> };
export default meta;

type Entries = { readonly entries: readonly IndexedStory[] };
const flows = import.meta.glob<Entries>('../generated/*.entries.ts', { eager: true });

/** Of each kind of view two states, then the first again, so that what came goes. */
function looksOf(entry: Registered): Look[] {
  const flow = entry.machine.id;
  const found = flows[`../generated/${entry.name}.entries.ts`];
  if (!found) throw new Error(`${flow} has no stories`);
  const states = found.entries.map(({ name, kind, input, way }) => {
    const { view, snapshot, now } = Player.along(entry, input, way).read();
    const moment = { view, context: snapshot.context, hasLongNames: false };
    const told = timeless(givenTo(flow, moment), now);
    return { name: `${flow} ${name}`, kind, told, screen: screenOf({ ...moment, flow, now }) };
  });
  return [...Map.groupBy(states, ({ kind }) => kind).values()].flatMap((alike) => {
    const [first, other] = farApart(alike);
    return [first, other, other && first].filter((state) => state !== undefined);
  });
}

const PARTS = 4;

const flowsOf = (part: number): StoryObj => ({
  play: ({ canvasElement }) =>
    withGuard(async () => {
      const faults: string[] = [];
      for (const entry of Object.values(registry).filter((_, index) => index % PARTS === part)) {
        faults.push(...(await translatedFaults(looksOf(entry), canvasElement)));
      }
      await expect(faults).toEqual([]);
    }),
});

export const Flows1 = flowsOf(0);
export const Flows2 = flowsOf(1);
export const Flows3 = flowsOf(2);
export const Flows4 = flowsOf(3);

type Args = Readonly<Record<string, unknown>>;
type Drawing = ComponentType<Args>;
type Told = { readonly args?: Args; readonly render?: Drawing };
type StoryFile = { readonly default: Told & { readonly component?: Drawing } } & Readonly<Record<string, Told>>;
const files = import.meta.glob<StoryFile>('../{products,screens,ui}/**/*.stories.tsx', { eager: true });

/** The stories of a file that differ in nothing but what they are told. */
function looksIn([file, { default: meta, ...stories }]: readonly [string, StoryFile]): Look[] {
  const states = Object.entries(stories).flatMap(([name, story]) => {
    const draw = story.render ?? meta.render ?? meta.component;
    const told = { ...meta.args, ...story.args };
    // A drawing that asks for more than its input needs Storybook.
    return draw && draw.length < 2 ? [{ name: `${file} ${name}`, draw, told, screen: createElement(draw, told) }] : [];
  });
  return [...Map.groupBy(states, ({ draw }) => draw).values()]
    .map(farApart)
    .filter(({ length }) => length > 1)
    .flat();
}

export const ScreensWithoutAFlow: StoryObj = {
  play: ({ canvasElement }) =>
    withGuard(async () => {
      const walks = Object.entries(files)
        .map(looksIn)
        .filter(({ length }) => length > 0);
      await expect(walks.length).toBeGreaterThan(20);
      const faults: string[] = [];
      for (const looks of walks) faults.push(...(await translatedFaults(looks, canvasElement)));
      await expect(faults).toEqual([]);
    }),
};
