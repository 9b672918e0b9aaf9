import { plainText } from '#domain/core/plain-text.ts';

/** What may stand in a field, by why it was refused. A letter with an accent is none that is wrong: it loses it (`names.ts`, too heavy for each form). */
const ALLOWED: Readonly<Partial<Record<string, RegExp>>> = {
  not_latin: /[\p{sc=Latin}\p{M} .,'-]/u,
  text_not_latin: /[\x20-\x7E\n\p{sc=Latin}\p{M}]/u,
  passport_invalid: /[A-Za-z0-9 ./-]/,
  phone_invalid: /[\dextEXT+ ./()-]/,
  email_invalid: /[^\s()<>[\]\\,;:"\p{C}]/u,
  code_invalid: /[\d ._-]/,
};

/** The first sign for which a text was refused, as it is shown; undefined where no single sign is wrong. */
export function wrongSign(problem: string, typed: string): string | undefined {
  const allowed = ALLOWED[problem];
  const sign = allowed && [...plainText(typed)].find((one) => !allowed.test(one));
  // What has no picture has a number.
  return sign && /\p{C}/u.test(sign) ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : sign;
}
