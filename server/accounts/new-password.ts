import fs from 'node:fs';
import { newPasswordProblem } from '#domain/accounts/passwords.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { SITE_NAME } from '#server/mails/layout.ts';

/** The 3,000 most common passwords of eight characters or more, in lower case (NOTICES.md). */
const common = new Set(
  fs
    .readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

export type Fields = Readonly<Record<string, FieldProblem>>;

export function passwordFields(
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword: string },
  email: string,
): Fields {
  const problem = newPasswordProblem(password, { email, siteName: SITE_NAME, common });
  if (problem) return { password: problem };
  return password === confirmPassword ? {} : { confirmPassword: 'password_mismatch' };
}

/** Forms show these texts unchanged. */
const SAID: Partial<Record<FieldProblem, string>> = {
  password_short: 'Choose a password of at least 8 characters.',
  password_long: 'Choose a password of at most 128 characters.',
  password_common: 'Too many people use this password. Choose another.',
  password_personal: 'Leave the name of this site and of your e-mail address out of the password.',
  password_wrong: 'The current password is wrong.',
};

/** Throws 422 when a field has an error. */
export function refuseFields(fields: Fields): void {
  if (Object.values(fields).length > 0) throw invalidFields(fields);
}

export function invalidFields(fields: Fields): ProblemError {
  const [first] = Object.values(fields);
  const message = (first && SAID[first]) ?? 'Some details must be corrected.';
  return new ProblemError(422, { code: 'invalid_details', message, fields });
}
