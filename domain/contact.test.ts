import { expect, test } from 'vitest';
import { emailProblem, emailText } from '#domain/contact.ts';

test.each([
  ['anna@example.org', undefined],
  [' Anna.K+safar@Sub.Example.org ', undefined],
  ['müller@example.org', undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['a\u0001b@example.org', 'email_invalid'],
  ['a\u0000b@example.org', 'email_invalid'],
  ['a\u202eb@example.org', 'email_invalid'],
  ['a\u200bb@example.org', 'email_invalid'],
  ['a\ud800b@example.org', 'email_invalid'],
])('an e-mail %j is %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

test('wide letters are kept as the ones they stand for, so that an address has one form', () => {
  expect(emailText(' ａｎｎａ＠example.org ')).toBe('anna@example.org');
  expect(emailProblem('ａｎｎａ＠example.org')).toBeUndefined();
});
