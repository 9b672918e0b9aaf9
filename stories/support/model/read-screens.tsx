import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { registered } from '#machines/trace/registry.ts';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Player } from '../stage/Player.ts';
import { axeFaults } from './axe-faults.ts';
import { openPage } from './draw.tsx';
import { narrowFrame, widthFault } from './narrow.ts';

/**
 * Checks all screens of a flow in one page: violations of axe, and screens wider than a phone. Only for the run;
 * reviewers have a story for each screen.
 */
export const readingScreens = (flow: string, entries: readonly IndexedStory[]): StoryObj => ({
  render: () => <p>Each screen, one after the other.</p>,
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    // For all screens: each change of the width costs two more layouts.
    const widen = narrowFrame();
    try {
      for (const entry of entries) {
        const found = await faultsOf(flow, entry, canvasElement);
        faults.push(...found.map((fault) => `${entry.name}: ${fault}`));
      }
    } finally {
      widen();
    }
    await expect(faults).toEqual([]);
  },
});

async function faultsOf(flow: string, { input, way }: IndexedStory, host: HTMLElement): Promise<string[]> {
  const entry = registered(flow);
  if (!entry) throw new Error(`There is no machine "${flow}"`);
  const { view, snapshot, now } = Player.along(entry, input, way).read();
  const { page, draw, close } = openPage(host);
  draw({ flow, view, context: snapshot.context, now });
  // A form copies values of its view in a later task.
  await new Promise((done) => setTimeout(done));
  try {
    const wide = widthFault();
    const unreadable = await axeFaults(page);
    return wide === null ? unreadable : [wide, ...unreadable];
  } finally {
    close();
  }
}
