import axe from 'axe-core';
import { isSeen, markSeenParts, NOT_READ_AGAIN, withoutSeenParts } from './seen-parts.ts';

/** The same options as the stories' add-on: a screen is rendered here without the landmarks of its page. */
const OPTIONS: axe.RunOptions = {
  // Listing passed rules takes axe a quarter of its time.
  resultTypes: ['violations'],
  rules: { region: { enabled: false } },
  // axe would wait for a copy of itself in each frame, and there is none.
  iframes: false,
};

/**
 * Violations on a page, in words. Parts that this run has checked are skipped. When axe finds something without these
 * parts, it checks the complete page: a name, for example, may come from a skipped part.
 */
export async function axeFaults(page: Element): Promise<string[]> {
  markSeenParts();
  if (isSeen(page)) return [];
  const found = await withoutSeenParts(() => read(page));
  return found.length === 0 ? found : read(page);
}

async function read(page: Element): Promise<string[]> {
  const { violations, incomplete } = await axe.run({ include: page, exclude: NOT_READ_AGAIN }, OPTIONS);
  const failed = incomplete.filter(({ nodes }) =>
    nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')),
  );
  return [...violations, ...failed].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
