import fs from 'node:fs';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { filesIn } from './arrows.ts';

const tests = ['domain', 'machines', 'src', 'server', 'stories', 'scripts', 'e2e'].flatMap(filesIn);

test('only what is thrown is compared in part', () => {
  const partial = /(?<!rejects\s*)\.toMatchObject\(/;
  const wrong = tests.filter((file) => partial.test(fs.readFileSync(file, 'utf8')));
  expect(tests.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});

test.each<[string, unknown, object]>([
  ['another value', { kind: 'held', seats: 2 }, { seats: 3 }],
  ['a missing field', { kind: 'held' }, { seats: 2 }],
  [
    'a nested object with one field more',
    { session: { phase: 'calm', isAsking: true } },
    { session: { phase: 'calm' } },
  ],
  ['another value at a path', { session: { phase: 'calm' } }, { 'session.phase': 'urgent' }],
  ['one item more', { parts: [{ kind: 'room' }, { kind: 'room' }] }, { parts: [{ kind: 'room' }] }],
  ['one item less', [{ kind: 'room' }], [{ kind: 'room' }, {}]],
  ['no value at all', undefined, { kind: 'held' }],
])('fields: %s fails', (_, actual, expected) => {
  expect(() => expectFields(actual, expected)).toThrow();
});

test('fields without a name are free', () => {
  expectFields(
    { kind: 'held', session: { phase: 'calm', isAsking: true }, parts: [{ kind: 'room', nights: 2 }], 'a.b': 1 },
    { kind: 'held', 'session.phase': 'calm', parts: [{ kind: 'room' }], 'a.b': 1 },
  );
});
