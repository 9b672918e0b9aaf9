import { expect, test } from 'vitest';
import { fellWords } from '#server/products/tours/words.ts';

test('why a price fell names the group it is of, also when that group is smaller by now', () => {
  expect(fellWords({ pricedFor: 8 })).toMatch(/^The group has reached 8 people, /);
});
