import { expect, test } from 'vitest';
import { newPasswordProblem } from '#domain/accounts/passwords.ts';

const context = { email: 'Anna.Muster@example.org', siteName: 'Safar', common: new Set(['trustno1']) };

test.each([
  ['1234567', 'password_short'],
  ['12345678', null],
  ['😀😀😀😀', 'password_short'], // eight UTF-16 units, four characters
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'password_long'],
  ['TrustNo1', 'password_common'],
  ['trustno12', null],
  ['i love SAFAR so', 'password_personal'],
  ['anna.muster-2026', 'password_personal'],
  ['example.org by night', null],
  ['correct horse', null],
])('%s', (password, problem) => {
  expect(newPasswordProblem(password, context)).toBe(problem);
});

test('a short local part does not forbid half of all words', () => {
  expect(newPasswordProblem('bananas for all', { ...context, email: 'ana@example.org' })).toBeNull();
});
