import { emailProblem } from '#domain/core/contact.ts';
import { LOGIN_PASSWORD_MIN } from '#domain/core/limits.ts';
import { phoneProblem } from '#domain/core/phone.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

/** One thing to correct. What was typed is not in it. */
export type FormFault<F extends string = string> = { readonly field: F; readonly code: FieldProblem };
type Faults<T> = readonly FormFault<Extract<keyof T, string>>[];

export type LoginFields = { readonly email: string; readonly password: string };
export type SignUpFields = LoginFields & { readonly phone: string; readonly confirmPassword: string };
export type CodeFields = { readonly email: string; readonly code: string };
export type Proof = { readonly currentPassword: string };
export type NewPasswordFields = Proof & {
  readonly password: string;
  readonly confirmPassword: string;
};

const fault = <F extends string>(field: F, code: FieldProblem | undefined): FormFault<F>[] =>
  code ? [{ field, code }] : [];

const presence = (text: string): FieldProblem | undefined => (text === '' ? 'required' : undefined);

/** All faults of this file stand in the order of their form. */
export const loginFaults = ({ email, password }: LoginFields): Faults<LoginFields> => [
  ...fault('email', emailProblem(email)),
  ...fault('password', presence(password) ?? (password.length < LOGIN_PASSWORD_MIN ? 'password_short' : undefined)),
];

/** A new password of any length passes here; how long it must be is the server's word. */
export const signUpFaults = ({ email, phone, password, confirmPassword }: SignUpFields): Faults<SignUpFields> => [
  ...fault('email', emailProblem(email)),
  ...fault('phone', phoneProblem(phone)),
  ...fault('password', presence(password)),
  ...fault('confirmPassword', repeatProblem(password, confirmPassword)),
];

export const emailFaults = ({ email }: { readonly email: string }): Faults<{ email: string }> =>
  fault('email', emailProblem(email));

/** Of a one-time code; blanks and hyphens come along when one copies it. */
export const codeOf = (text: string): string => plainLine(text).replaceAll(/[ ._-]/g, '');

/** A code has six digits. */
export const codeProblem = (text: string): FieldProblem | undefined =>
  codeOf(text) === '' ? 'required' : /^\d{6}$/.test(codeOf(text)) ? undefined : 'code_invalid';

export const codeFaults = ({ email, code }: CodeFields): Faults<CodeFields> => [
  ...fault('email', emailProblem(email)),
  ...fault('code', codeProblem(code)),
];

/** needsCurrent: no one-time code opened this session. */
export const newPasswordFaults = (
  { currentPassword, password, confirmPassword }: NewPasswordFields,
  needsCurrent: boolean,
): Faults<NewPasswordFields> => [
  ...fault('currentPassword', needsCurrent ? presence(currentPassword) : undefined),
  ...fault('password', presence(password)),
  ...fault('confirmPassword', repeatProblem(password, confirmPassword)),
];

/** What the account's owner alone may do asks for the current password. */
export const proofFaults = ({ currentPassword }: Proof): Faults<Proof> =>
  fault('currentPassword', presence(currentPassword));

export const emailChangeFaults = (typed: Proof & { readonly email: string }): Faults<typeof typed> => [
  ...emailFaults(typed),
  ...proofFaults(typed),
];

export const phoneChangeFaults = (typed: Proof & { readonly phone: string }): Faults<typeof typed> => [
  ...fault('phone', phoneProblem(typed.phone)),
  ...proofFaults(typed),
];

const repeatProblem = (password: string, confirmPassword: string): FieldProblem | undefined =>
  presence(confirmPassword) ?? (confirmPassword === password ? undefined : 'password_mismatch');
