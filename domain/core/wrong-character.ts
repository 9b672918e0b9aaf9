import { own } from '#domain/core/own.ts';
import { plainText } from '#domain/core/plain-text.ts';

/**
 * Allowed characters by error code. Accented letters are allowed: they lose their accents later (`names.ts`, too heavy
 * for each form).
 */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  not_latin: /[\p{sc=Latin}\p{M} .,'-]/u,
  text_not_latin: /[\x20-\x7E\n\p{sc=Latin}\p{M}]/u,
  passport_invalid: /[A-Za-z0-9 ./-]/,
  phone_invalid: /[\dextEXT+ ./()-]/,
  email_invalid: /[^\s()<>[\]\\,;:"\p{C}]/u,
  code_invalid: /[\d ._-]/,
};

/** The first character that caused the error, for display; undefined when no single character is wrong. */
export function wrongCharacter(problem: string, typed: string): string | undefined {
  const allowed = own(ALLOWED, problem);
  return allowed && characterOutside(allowed, typed);
}

/** The first character of a typed text that is not `allowed`, for display. */
export function characterOutside(allowed: RegExp, typed: string): string | undefined {
  const sign = [...plainText(typed)].find((one) => !allowed.test(one));
  // Invisible characters are shown by code point.
  return sign && /\p{C}/u.test(sign) ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : sign;
}
