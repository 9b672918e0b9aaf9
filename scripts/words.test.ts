import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The end of a condition around an icon, as in `{icon ? <Icon … /> : null}`, and the spaces after it. */
const CLOSING = /(?:\s*(?:\)\s*:\s*null\s*\}|:\s*null\s*\}|null\}|\)\}|\}))?(?:\s|\{' '\})*/.source;
const TEXT_AFTER = new RegExp(`<Icon\\b[^>]*/>${CLOSING}(?![<)}:\\s]|\\{/\\*)\\S`, 'g');
const TEXT_BEFORE = /(?<![=(?:&|]\s*)\{[\w.()'", ]+\}(?:\s|\{' '\})*(?:\{[^{}<]*\?\s*\(?\s*)?<Icon\b/g;

const files = globSync('src/**/*.tsx');
const bare = (file: string) => {
  const source = readFileSync(file, 'utf8');
  return [TEXT_AFTER, TEXT_BEFORE]
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`);
};

test('a text beside an icon stands in an element of its own, so that it changes on a translated page, too', () => {
  const withIcons = files.filter((file) => readFileSync(file, 'utf8').includes('<Icon '));
  expect(withIcons.length).toBeGreaterThan(20);
  expect(files.flatMap(bare)).toEqual([]);
});
