import { foldLatin } from '#domain/names.ts';
import { plainText } from '#domain/plain-text.ts';

/** What may stand in a field, by why it was refused. */
const ALLOWED: Readonly<Partial<Record<string, RegExp>>> = {
  not_latin: /[A-Za-z .,'-]/,
  text_not_latin: /[\x20-\x7E\n]/,
  passport_invalid: /[A-Za-z0-9 ./-]/,
  phone_invalid: /[\dextEXT+ ./()-]/,
  email_invalid: /[^\s()<>[\]\\,;:"\p{C}]/u,
  code_invalid: /[\d ._-]/,
};

/** The first sign for which a text was refused, as it is shown; undefined where no single sign is wrong. */
export function wrongSign(problem: string, typed: string): string | undefined {
  const allowed = ALLOWED[problem];
  const plain = plainText(typed);
  const text = problem.endsWith('not_latin') ? foldLatin(plain) : plain;
  const sign = allowed && [...text].find((one) => !allowed.test(one));
  // What has no picture has a number.
  return sign && /\p{C}/u.test(sign) ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : sign;
}
