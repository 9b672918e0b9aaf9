import fs from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, isColour, PAIRS, tokensOf } from './tokens.ts';

const css = fs.readFileSync('src/styles/tokens.css', 'utf8');
const tokens = tokensOf(css);
const byName = new Map(tokens.map((token) => [token.name, token]));

test('the sheet shows every token of the site', () => {
  const names = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  expect(tokens.map(({ name }) => name)).toEqual([...names]);
});

test('every colour has its own in the dark', () => {
  expect(tokens.filter((token) => isColour(token) && token.dark === null)).toEqual([]);
});

test.each(['light', 'dark'] as const)('what is written can be read, %s', (theme) => {
  const value = (name: string) => byName.get(name)?.[theme] ?? `no ${name}`;
  const weak = PAIRS.map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(value(ink), value(ground)) }));
  expect(weak.filter(({ is, least }) => !(is >= least))).toEqual([]);
});

test('black on white is 21', () => expect(contrast('#000', '#ffffff')).toBeCloseTo(21));

test('the densities of the toolbar set tokens that there are', () => {
  const density = fs.readFileSync('.storybook/density.css', 'utf8');
  const set = [...density.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !byName.has(name))).toEqual([]);
});
