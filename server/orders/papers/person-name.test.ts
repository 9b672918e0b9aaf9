import { expect, test } from 'vitest';
import { personName } from '#server/orders/papers/person-name.ts';

test('a name has the title that was asked for, and none where none was', () => {
  const anna = { firstName: 'Anna', lastName: 'Keller' };
  expect((['MS', 'MR', ''] as const).map((title) => personName({ title, ...anna }))).toEqual([
    'Ms Anna Keller',
    'Mr Anna Keller',
    'Anna Keller',
  ]);
});
