import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registered } from '#machines/trace/registry.ts';
import { givenTo, timeless } from '../support/stage/given.ts';
import { Player } from '../support/stage/Player.ts';
import type { FlowIndex, IndexedStory } from './index-of-states.ts';
import { GENERATED } from './write-stories.ts';

// The story run skips a story whose screen is told what a story before it was told. Here both are played, as the Stage
// plays them, and compared: so what axe says of one holds for the other.

const index: readonly FlowIndex[] = JSON.parse(fs.readFileSync(`${GENERATED}/index.json`, 'utf8'));

/** All that the screen of a story is told, but the digits of its clocks. */
function toldIn(flow: string, { input, way }: IndexedStory, hasLongNames: boolean): unknown {
  const entry = registered(flow);
  if (!entry) throw new Error(`There is no machine "${flow}"`);
  const { view, snapshot, now } = Player.along(entry, input, way).read();
  return timeless(givenTo(flow, { view, context: snapshot.context, hasLongNames }), now);
}

/** Names of the exports of a flow's story files that a story run skips. */
function skippedOf(folder: string): string[] {
  const isOurs = (file: string) => file.split('.')[0] === folder && file.endsWith('.stories.tsx');
  const files = fs.readdirSync(GENERATED).filter(isOurs);
  const texts = files.map((file) => fs.readFileSync(`${GENERATED}/${file}`, 'utf8'));
  return texts.flatMap((text) =>
    text.split('\nexport const ').flatMap((story) => (story.includes("'!test'") ? [story.split(':')[0] ?? ''] : [])),
  );
}

describe.each(index)('stories of $folder', ({ flow, folder, stories }) => {
  const byExport = new Map(stories.map((story) => [story.story, story]));

  test('are skipped only where another story, which is not, is told the same', () => {
    for (const story of stories.filter(({ sameAs }) => sameAs !== null)) {
      const twin = byExport.get(story.sameAs ?? '');
      if (!twin) throw new Error(`${story.story} has no twin`);
      expect(twin.sameAs).toBeNull();
      for (const hasLongNames of [false, true]) {
        expect(toldIn(flow, story, hasLongNames), story.name).toEqual(toldIn(flow, twin, hasLongNames));
      }
    }
  });

  test('are skipped as the index says', () => {
    const wanted = stories.filter(({ sameAs }) => sameAs !== null).map(({ story }) => story);
    expect(skippedOf(folder).sort()).toEqual(wanted.sort());
  });
});

test('a moment counts as to come or past, every other difference counts', () => {
  const now = Date.UTC(2026, 10, 20);
  const told = { left: 3, deadlineAt: now + 5000, events: [{ at: now - 1 }] };
  expect(timeless(told, now)).toEqual({ left: 3, deadlineAt: 'to come', events: [{ at: 'past' }] });
});
