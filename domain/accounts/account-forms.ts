import { emailProblem } from '#domain/core/contact.ts';
import { LOGIN_PASSWORD_MIN } from '#domain/core/limits.ts';
import { phoneProblem } from '#domain/core/phone.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

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

/** All validation errors of this file are in the order of the form's fields. */
export const loginFaults = ({ email, password }: LoginFields): Faults<LoginFields> => [
  ...fault('email', emailProblem(email)),
  ...fault('password', presence(password) ?? (password.length < LOGIN_PASSWORD_MIN ? 'password_short' : undefined)),
];

/** Accepts a new password of any length: the server decides about the length. */
export const signUpFaults = ({ email, phone, password, confirmPassword }: SignUpFields): Faults<SignUpFields> => [
  ...fault('email', emailProblem(email)),
  ...fault('phone', phoneProblem(phone)),
  ...fault('password', presence(password)),
  ...fault('confirmPassword', repeatProblem(password, confirmPassword)),
];

export const emailFaults = ({ email }: { readonly email: string }): Faults<{ email: string }> =>
  fault('email', emailProblem(email));

/** A one-time code without the spaces and hyphens that come with copying. */
export const codeOf = (text: string): string => plainLine(text).replaceAll(/[ ._-]/g, '');

/** A code has six digits. */
export const codeProblem = (text: string): FieldProblem | undefined =>
  codeOf(text) === '' ? 'required' : /^\d{6}$/.test(codeOf(text)) ? undefined : 'code_invalid';

/** The form of a one-time code alone. */
export const oneCodeFaults = ({ code }: { readonly code: string }): Faults<{ code: string }> =>
  fault('code', codeProblem(code));

export const codeFaults = ({ email, code }: CodeFields): Faults<CodeFields> => [
  ...fault('email', emailProblem(email)),
  ...oneCodeFaults({ code }),
];

/** needsCurrent: the session was not opened with a one-time code. */
export const newPasswordFaults = (
  { currentPassword, password, confirmPassword }: NewPasswordFields,
  needsCurrent: boolean,
): Faults<NewPasswordFields> => [
  ...fault('currentPassword', needsCurrent ? presence(currentPassword) : undefined),
  ...fault('password', presence(password)),
  ...fault('confirmPassword', repeatProblem(password, confirmPassword)),
];

/** Actions reserved for the account's owner require the current password. */
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
