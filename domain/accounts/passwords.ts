import type { FieldProblem } from '#domain/core/problem.ts';

/** The server's rule for new passwords. The forms keep the customer's rule, which is weaker. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

type Context = {
  readonly email: string;
  readonly siteName: string;
  /** The most common passwords, in lower case. */
  readonly common: ReadonlySet<string>;
};

/**
 * Why a new password is rejected; null when it is accepted. No mix of character classes is required (NIST SP 800-63B).
 */
export function newPasswordProblem(password: string, { email, siteName, common }: Context): FieldProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'password_short';
  if (length > PASSWORD_LENGTH.max) return 'password_long';
  const text = password.toLowerCase();
  if (common.has(text)) return 'password_common';
  const localPart = email.trim().toLowerCase().split('@')[0] ?? '';
  // Parts of up to three letters occur in many words, so they are not checked.
  const personal = [siteName.toLowerCase(), localPart].filter((word) => word.length > 3);
  return personal.some((word) => text.includes(word)) ? 'password_personal' : null;
}
