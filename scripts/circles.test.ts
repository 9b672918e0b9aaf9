import { expect, test } from 'vitest';
import { filesIn, importsOf } from './arrows.ts';
import { circlesIn } from './circles.ts';

const FOLDERS = ['openapi', 'domain', 'machines', 'src', 'server', 'stories', 'scripts', 'e2e'];
const arrow = (from: string, to: string) => ({ from, to });

test('no files import each other in a circle, not even their types', () => {
  const arrows = importsOf(FOLDERS.flatMap(filesIn));
  expect(arrows.length).toBeGreaterThan(10_000);
  expect(circlesIn(arrows)).toEqual([]);
});

test('circles are found, each once', () => {
  const arrows = [
    arrow('b.ts', 'c.ts'),
    arrow('a.ts', 'b.ts'),
    arrow('c.ts', 'b.ts'),
    arrow('e.ts', 'f.ts'),
    arrow('f.ts', 'd.ts'),
    arrow('d.ts', 'e.ts'),
    arrow('d.ts', 'c.ts'),
    arrow('g.ts', 'g.ts'),
  ];
  expect(circlesIn(arrows)).toEqual([['b.ts', 'c.ts'], ['d.ts', 'e.ts', 'f.ts'], ['g.ts']]);
});

test('two ways to one file are no circle', () => {
  const arrows = [arrow('a.ts', 'b.ts'), arrow('a.ts', 'c.ts'), arrow('b.ts', 'd.ts'), arrow('c.ts', 'd.ts')];
  expect(circlesIn(arrows)).toEqual([]);
});
