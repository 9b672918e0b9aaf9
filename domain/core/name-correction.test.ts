import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrongLetters } from '#domain/core/name-correction.ts';

const letters = (before: string, after: string) => {
  const [first = '', last = ''] = before.split('|');
  const [newFirst = '', newLast = ''] = after.split('|');
  return wrongLetters({ firstName: first, lastName: last }, { firstName: newFirst, lastName: newLast });
};

test.each([
  ['Anna|Keller', 'Anna|Keller', 0],
  ['Anna|Keller', 'ANNA|KELLER', 0],
  ['Anna-Maria|Keller', 'Anna Maria|Keller', 0],
  ['Jörg|Müller', 'Joerg|Mueller', 0],
  ['Ana|Keller', 'Anna|Keller', 1],
  ['Anna|Kelelr', 'Anna|Keller', 2],
  ['Ana|Kelr', 'Anna|Keller', 3],
  ['Ana|Klr', 'Anna|Keller', 4],
  ['Anna|Müller', 'Anna|Muller', 1],
  ['Anna|Keller', 'Keller|Anna', 8],
  ['|', 'Anna|Keller', 10],
  ['Anna|Keller', '|', 10],
])('%s to %s: %i', (before, after, count) => {
  expect(letters(before, after)).toBe(count);
});

test('it is the same from both ends, and never more than the longer name', () => {
  const name = fc.stringMatching(/^[A-Za-z]{0,12}$/);
  fc.assert(
    fc.property(name, name, (one, other) => {
      const count = letters(`${one}|`, `${other}|`);
      expect(letters(`${other}|`, `${one}|`)).toBe(count);
      expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(count).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
