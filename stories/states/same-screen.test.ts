import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registered } from '#machines/trace/registry.ts';
import { givenTo, timeless } from '../support/stage/given.ts';
import { Player } from '../support/stage/Player.ts';
import type { FlowIndex, IndexedStory } from './index-of-states.ts';
import { GENERATED } from './write-stories.ts';

// The run checks each screen once and skips stories whose screen equals an earlier one's. This test plays both as the
// Stage does and compares them, so the result of axe holds for both.

const index: readonly FlowIndex[] = JSON.parse(fs.readFileSync(`${GENERATED}/index.json`, 'utf8'));

/** The whole input of a story's screen, without clock digits. */
function toldIn(flow: string, { input, way }: IndexedStory, hasLongNames: boolean): unknown {
  const entry = registered(flow);
  if (!entry) throw new Error(`There is no machine "${flow}"`);
  const { view, snapshot, now } = Player.along(entry, input, way).read();
  return timeless(givenTo(flow, { view, context: snapshot.context, hasLongNames }), now);
}

const textOf = (file: string) => fs.readFileSync(`${GENERATED}/${file}`, 'utf8');

/** Names of the screens that the run checks, by part of the atlas. */
function readOf(folder: string): string[] {
  const names = [...textOf(`${folder}.entries.ts`).matchAll(/^\{"story":"(\w+)"/gm)].map(([, story = '']) => story);
  const pieces = [...textOf(`${folder}.atlas.stories.tsx`).matchAll(/entries\.slice\((\d+), (\d+)\)/g)];
  return pieces.flatMap(([, from, to]) => names.slice(Number(from), Number(to)));
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

  test('are read once each, those of which no other shows the same', () => {
    const wanted = stories.filter(({ sameAs }) => sameAs === null).map(({ story }) => story);
    expect(readOf(folder)).toEqual(wanted);
  });

  test('are for people: the run mounts none of them once more', () => {
    const isOurs = (file: string) => file.split('.')[0] === folder && /(?<!\.atlas)\.stories\.tsx$/.test(file);
    const files = fs.readdirSync(GENERATED).filter(isOurs);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !/^const meta: .* tags: \['!test'\],/m.test(textOf(file)))).toEqual([]);
  });
});

test('a moment counts as to come or past, every other difference counts', () => {
  const now = Date.UTC(2026, 10, 20);
  const value = { left: 3, deadlineAt: now + 5000, events: [{ at: now - 1 }] };
  expect(timeless(value, now)).toEqual({ left: 3, deadlineAt: 'to come', events: [{ at: 'past' }] });
});
