import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function reachOf(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const [, found = ''] of fs.readFileSync(start, 'utf8').matchAll(/(?:from|import\()\s*'#([^']+\.ts)'/g)) {
    reachOf(path.join(root, found), seen);
  }
  return seen;
}

test('the shipped server does not know the scenarios; development does', () => {
  const staged = (start: string) =>
    [...reachOf(path.join(root, start))].filter((file) => file.includes('/scenarios/')).length;
  expect(staged('server/main.ts')).toBe(0);
  expect(staged('server/dev.ts')).toBeGreaterThan(0);
});

test('nothing of scenarios and of the recorder panel is in what is shipped to browsers', () => {
  const texts = fs
    .readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'dist', file), 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  for (const word of ['__scenario', 'RecorderPanel', 'supplierTimeout']) {
    expect(texts.filter((text) => text.includes(word)).length, word).toBe(0);
  }
});
