import type { StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';
import { registered } from '#machines/trace/registry.ts';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Player } from '../stage/Player.ts';
import { openPage } from './draw.tsx';
import { widthFault } from './narrow.ts';
import { markSeenParts, NOT_READ_AGAIN } from './seen-parts.ts';

/** The same options as the stories' add-on: a screen is rendered here without the landmarks of its page. */
const AXE: axe.RunOptions = { resultTypes: ['violations'], rules: { region: { enabled: false } } };

/**
 * Checks all screens of a flow in one page: violations of axe, and screens wider than a phone. Only for the run;
 * reviewers have a story for each screen.
 */
export const readingScreens = (flow: string, entries: readonly IndexedStory[]): StoryObj => ({
  render: () => <p>Each screen, one after the other.</p>,
  play: async ({ canvasElement }) => {
    const faults: string[] = [];
    for (const entry of entries) {
      const found = await faultsOf(flow, entry, canvasElement);
      faults.push(...found.map((fault) => `${entry.name}: ${fault}`));
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
    markSeenParts();
    const { violations } = await axe.run({ include: page, ...NOT_READ_AGAIN }, AXE);
    const unreadable = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    return wide === null ? unreadable : [wide, ...unreadable];
  } finally {
    close();
  }
}
