import { expect, test } from 'vitest';
import { emailProblem, emailText } from '#domain/core/contact.ts';
import { internationalPhoneProblem, phoneText } from '#domain/core/phone.ts';

test.each([
  ['anna@example.org', undefined],
  [' Anna.K+safar@Sub.Example.org ', undefined],
  ['müller@example.org', undefined],
  ['', 'required'],
  ['   ', 'required'],
  ['a\u0001b@example.org', 'email_invalid'],
  ['a\u0000b@example.org', 'email_invalid'],
  ['a\ud800b@example.org', 'email_invalid'],
])('an e-mail %j is %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

test('what nobody sees is not kept, and nothing that a program puts around an address', () => {
  const copied = [
    'a\u202eb@example.org',
    '\u202Aab@example.org\u202C',
    'mailto:ab@example.org',
    '<ab@example.org>',
    'ab@example.org.',
  ];
  expect(copied.map(emailText)).toEqual(copied.map(() => 'ab@example.org'));
});

test.each([
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+98 0912 345 6789', '+98 912 345 6789'],
  ['+980912 345 6789', '+98912 345 6789'],
  ['0049 (0) 151/23456789', '+49 151/23456789'],
  ['tel:+49-151-23456789', '+49-151-23456789'],
  ['+39 06 6982', '+39 06 6982'],
  ['+1 (212) 555-0100', '+1 (212) 555-0100'],
])('%s is kept as it is dialled from abroad', (typed, kept) => {
  expect(phoneText(typed)).toBe(kept);
  expect(phoneText(kept)).toBe(kept);
});

test.each(['+99999999999', '+0 151 23456789', '+210 123 4567'])('no country has the code of %s', (phone) => {
  expect(internationalPhoneProblem(phone)).toBe('phone_no_country');
});

test('wide letters are kept as the ones they stand for, so that an address has one form', () => {
  expect(emailText(' ａｎｎａ＠example.org ')).toBe('anna@example.org');
  expect(emailProblem('ａｎｎａ＠example.org')).toBeUndefined();
});
