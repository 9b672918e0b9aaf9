import { expect, test } from 'vitest';
import { missingPaths } from './named-paths.ts';

test('every path and decision record that a document or a comment names is there', () => {
  expect(missingPaths()).toEqual([]);
});
