import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTEMPT_MS, patience } from '#server/work/charge-checks.ts';

test('the next question is at a whole millisecond in the future, or never: the database keeps no parts', () => {
  const age = fc.integer({ min: 0, max: 3 * 86_400_000 });
  fc.assert(
    fc.property(age, fc.constantFrom('started', 'declined'), (age, status) => {
      const { checkAt } = patience({ status, started_at: 1_000 }, 1_000 + age);
      expect(checkAt === null || (Number.isInteger(checkAt) && checkAt > 1_000 + age)).toBe(true);
    }),
  );
  expect(patience({ status: 'started', started_at: 0 }, 12_345)).toEqual({ isGivenUp: false, checkAt: 12_345 + 6173 });
  expect(patience({ status: 'started', started_at: 0 }, ATTEMPT_MS).isGivenUp).toBe(true);
});
