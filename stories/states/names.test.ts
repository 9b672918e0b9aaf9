import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { FlowIndex } from './index-of-states.ts';
import { Names } from './names.ts';
import { GENERATED } from './write-stories.ts';

const indices = JSON.parse(fs.readFileSync(`${GENERATED}/index.json`, 'utf8')) as readonly FlowIndex[];

/** A step name: an event (`offer.choose`), or an actor or timer that answered. */
const STEP = /\b[a-z]+\.[a-z]+\b|\b(?:after|then) [a-z]+[A-Z]|\btimer \d|_/;

test.each(indices)('$folder: stories say the situation, and not the way to it', ({ stories }) => {
  const names = stories.map(({ name }) => name);
  expect(names.filter((name) => STEP.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

const situation = (value: unknown, view: object, given: unknown = view) => ({
  values: { '': value },
  value,
  view,
  input: 0,
  way: ['offer.choose'],
  given,
  screen: JSON.stringify(given),
});

test('a machine has words for its states and for what its view says', () => {
  const names = new Names({ notKept: 'Gone', 'hasFailed true': 'the last try failed' });
  expect(names.take(situation('notKept', { kind: 'notKept', hasFailed: true }))).toBe('Gone – the last try failed');
});

test('what else a screen is told tells it from another; nothing else gets a number', () => {
  const names = new Names();
  const quoted = (amount: number) => situation('quoted', { kind: 'quoted' }, { refund: { amount, currency: 'EUR' } });
  expect(names.take(quoted(0))).toBe('Quoted');
  expect(names.take(quoted(9500))).toBe('Quoted – refund €95.00');
  expect(names.take(quoted(9500))).toBe('Quoted – refund €95.00 (2)');
  expect(names.take(quoted(0))).toBe('Quoted (2)');
});
