import type { StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';
import { registered } from '#machines/trace/registry.ts';
import type { IndexedStory } from '../../states/index-of-states.ts';
import { Player } from '../stage/Player.ts';
import { openPage } from './draw.tsx';
import { widthFault } from './narrow.ts';
import { markSeenParts, NOT_READ_AGAIN } from './seen-parts.ts';

/** As the add-on of the stories asks it: a screen stands here without the landmarks of its page. */
const AXE: axe.RunOptions = { resultTypes: ['violations'], rules: { region: { enabled: false } } };

/**
 * Each screen of a flow, one after the other in one page: what axe finds in it, and what is wider than a phone. For the run
 * alone: whoever reviews has a story for each of them.
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
  // What a form takes over from its view comes a moment later.
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
