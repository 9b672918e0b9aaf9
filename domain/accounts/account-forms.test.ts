import { expect, test } from 'vitest';
import {
  codeFaults,
  codeOf,
  emailChangeFaults,
  emailFaults,
  loginFaults,
  newPasswordFaults,
  phoneChangeFaults,
  proofFaults,
  signUpFaults,
} from '#domain/accounts/account-forms.ts';

const linesOf = (faults: readonly { field: string; code: string }[]) =>
  faults.map(({ field, code }) => `${field} ${code}`);
const person = {
  email: 'anna.keller@example.org',
  phone: '+49 151 23456789',
  password: 'three green lamps',
  confirmPassword: 'three green lamps',
};

test.each([
  [{ email: '', password: '' }, ['email required', 'password required']],
  [{ email: 'anna', password: '12345' }, ['email email_invalid', 'password password_short']],
  [{ email: ' anna@example.org ', password: '123456' }, []],
])('login %j: %j', (fields, faults) => {
  expect(linesOf(loginFaults(fields))).toEqual(faults);
});

test('sign-up asks for all four, in their order, and lets a password of any length pass', () => {
  const nothing = { email: '', phone: ' ', password: '', confirmPassword: '' };
  expect(linesOf(signUpFaults(nothing))).toEqual([
    'email required',
    'phone required',
    'password required',
    'confirmPassword required',
  ]);
  expect(signUpFaults(person)).toEqual([]);
  expect(signUpFaults({ ...person, password: 'abc', confirmPassword: 'abc' })).toEqual([]);
  expect(linesOf(signUpFaults({ ...person, phone: '1234', confirmPassword: 'Three green lamps' }))).toEqual([
    'phone phone_invalid',
    'confirmPassword password_mismatch',
  ]);
});

test('blanks belong to a password and not to a code', () => {
  expect(linesOf(newPasswordFaults({ currentPassword: '', password: ' a', confirmPassword: 'a' }, false))).toEqual([
    'confirmPassword password_mismatch',
  ]);
  expect(linesOf(newPasswordFaults({ currentPassword: '', password: 'a', confirmPassword: 'a' }, true))).toEqual([
    'currentPassword required',
  ]);
  expect(codeOf(' 123 456\n')).toBe('123456');
  expect(codeOf('۱۲۳ ٤٥٦')).toBe('123456');
  expect(codeFaults({ email: person.email, code: '123-456' })).toEqual([]);
  expect(linesOf(codeFaults({ email: person.email, code: '12345' }))).toEqual(['code code_invalid']);
  expect(linesOf(codeFaults({ email: person.email, code: '' }))).toEqual(['code required']);
});

test('a forgotten password needs an address', () => {
  expect(linesOf(emailFaults({ email: ' ' }))).toEqual(['email required']);
  expect(linesOf(emailFaults({ email: 'anna@' }))).toEqual(['email email_invalid']);
  expect(emailFaults({ email: person.email })).toEqual([]);
});

test('what only the owner may change asks for the current password, blanks and all', () => {
  expect(linesOf(emailChangeFaults({ email: 'anna@', currentPassword: '' }))).toEqual([
    'email email_invalid',
    'currentPassword required',
  ]);
  expect(linesOf(phoneChangeFaults({ phone: '', currentPassword: '' }))).toEqual([
    'phone required',
    'currentPassword required',
  ]);
  expect(proofFaults({ currentPassword: ' ' })).toEqual([]);
});
