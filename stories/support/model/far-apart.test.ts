import { expect, test } from 'vitest';
import { farApart } from './far-apart.ts';

const item = (told: unknown) => ({ told });

test('the first, and the one that differs most from it', () => {
  const [first, near, far, less] = [{ a: 1 }, { a: 1, b: [1] }, { a: 2, c: { d: 1, e: 2 } }, { a: 2 }].map(item);
  expect(farApart([first, near, far, less].flatMap((one) => one ?? []))).toEqual([first, far]);
});

test('functions and objects of classes are no difference', () => {
  const first = item({ a: 1, f: () => 1, at: new Date(0) });
  expect(farApart([first, item({ a: 1, f: () => 2, at: new Date(1) })])).toEqual([first]);
  expect(farApart([])).toEqual([]);
});
