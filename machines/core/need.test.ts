import { expect, test } from 'vitest';
import { need } from '#machines/core/need.ts';

test('a value that is there is given, also an empty one; a missing one is told by its name', () => {
  expect([need('', 'order'), need(0, 'sum'), need(false, 'choice')]).toEqual(['', 0, false]);
  expect(() => need(null, 'order')).toThrow('The machine has no order here');
  expect(() => need(undefined, 'order')).toThrow('The machine has no order here');
});
