import { expect, test } from 'vitest';
import { correctionOf } from '#domain/insurance/correction.ts';

const ANNA = { firstName: 'Anna Maria', lastName: 'Keller' };

test.each([
  [{ firstName: 'Anna Maria', lastName: 'Keller' }, 0, { letters: 0, left: 3, problems: {} }],
  [{ firstName: 'ANNA  MARIA', lastName: 'Keler' }, 0, { letters: 1, left: 3, problems: {} }],
  [{ firstName: 'Ana Mario', lastName: 'Kellr' }, 0, { letters: 3, left: 3, problems: {} }],
  [
    { firstName: 'Hannelore', lastName: 'Keller' },
    0,
    { letters: 6, left: 3, problems: { firstName: 'too_many_letters' } },
  ],
  [
    { firstName: 'anna maria', lastName: 'Kernfeld' },
    0,
    { letters: 5, left: 3, problems: { lastName: 'too_many_letters' } },
  ],
  [
    { firstName: 'Ana Maria', lastName: 'Keler' },
    2,
    { letters: 2, left: 1, problems: { firstName: 'too_many_letters' } },
  ],
  [{ firstName: 'Anna Maria', lastName: 'Keller' }, 3, { letters: 0, left: 0, problems: {} }],
] as const)('%j, after %d letters before: %j', (after, corrected, expected) => {
  expect(correctionOf(ANNA, after, corrected)).toEqual(expected);
});
