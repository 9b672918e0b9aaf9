import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { registered } from '#machines/trace/registry.ts';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Player } from '../stage/Player.ts';
import { axeFaults } from './axe-faults.ts';
import { openPage } from './draw.tsx';
import { narrowFrame, widthFault } from './narrow.ts';

type Shown = { readonly name: string } & ReturnType<Player['read']>;

/** Kinds of screens of this run that axe has read at full width. */
const readWide = new Set<string>();

/**
 * Checks all screens of a flow in one page: violations of axe, and screens wider than a phone. Only for the run;
 * reviewers have a story for each screen. axe reads each screen at the width of a phone, and the first of each kind at full
 * width too, where other parts show.
 */
export const readingScreens = (flow: string, entries: readonly IndexedStory[]): StoryObj => ({
  render: () => <p>Each screen, one after the other.</p>,
  play: async ({ canvasElement }) => {
    const screens = entries.map((entry) => shownBy(flow, entry));
    const faults: string[] = [];
    // Once for all screens: each change of the width costs two more layouts.
    const widen = narrowFrame();
    try {
      for (const screen of screens) faults.push(...(await faultsOf(flow, screen, canvasElement)));
    } finally {
      widen();
    }
    for (const screen of screens) {
      const kind = `${flow} ${kindOf(screen.view)}`;
      if (readWide.has(kind)) continue;
      readWide.add(kind);
      faults.push(...(await faultsOf(flow, screen, canvasElement)).map((fault) => `wide, ${fault}`));
    }
    await expect(faults).toEqual([]);
  },
});

function shownBy(flow: string, { name, input, way }: IndexedStory): Shown {
  const entry = registered(flow);
  if (!entry) throw new Error(`There is no machine "${flow}"`);
  return { name, ...Player.along(entry, input, way).read() };
}

const kindOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'kind' in view ? view.kind : undefined;

async function faultsOf(flow: string, { name, view, snapshot, now }: Shown, host: HTMLElement): Promise<string[]> {
  const { page, draw, close } = openPage(host);
  draw({ flow, view, context: snapshot.context, now });
  // A form copies values of its view in a later task.
  await new Promise((done) => setTimeout(done));
  try {
    const wide = widthFault();
    const unreadable = await axeFaults(page);
    return [...(wide === null ? [] : [wide]), ...unreadable].map((fault) => `${name}: ${fault}`);
  } finally {
    close();
  }
}
