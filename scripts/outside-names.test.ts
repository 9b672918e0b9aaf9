import fs from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './arrows.ts';

test('what a table has under a name from outside is called through `own` alone, which passes over `constructor` and its like', () => {
  const files = ['domain', 'machines', 'src', 'server'].flatMap(filesIn).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /\w\[[^\]]+\]\?\.\(/.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
