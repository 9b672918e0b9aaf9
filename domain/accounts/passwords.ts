import type { FieldProblem } from '#domain/core/problem.ts';

/** What the server asks of a new password; the forms keep our customer's, which are weaker. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

type Context = {
  readonly email: string;
  /** Name of the site. */
  readonly siteName: string;
  /** Passwords that everybody tries first, in lower case. */
  readonly common: ReadonlySet<string>;
};

/** Why a new password is refused; null when it is not. Nobody must mix kinds of characters (NIST SP 800-63B). */
export function newPasswordProblem(password: string, { email, siteName, common }: Context): FieldProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'password_short';
  if (length > PASSWORD_LENGTH.max) return 'password_long';
  const text = password.toLowerCase();
  if (common.has(text)) return 'password_common';
  const localPart = email.trim().toLowerCase().split('@')[0] ?? '';
  // Three letters and less are in many words.
  const personal = [siteName.toLowerCase(), localPart].filter((word) => word.length > 3);
  return personal.some((word) => text.includes(word)) ? 'password_personal' : null;
}
