import type { FieldProblem } from '#domain/problem.ts';
import { latinDigits } from '#domain/time.ts';

/** An address as it is kept: letters that only look wide are the ones they stand for, and blanks at its ends do not count. */
export const emailText = (typed: string): string => typed.normalize('NFKC').trim();

/**
 * What a mail server could accept; the confirmation mail is the real test. Nothing that cannot be seen: a mail program may drop it and
 * send to somebody else, and a mark of direction shows the address the wrong way round.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/\p{C}/u.test(text) &&
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text);

// Optional country code of 1 to 3 digits, optional 3-digit area code, then 3 digits and 2 to 4 digits,
// optional extension.
const CUSTOMERS_PHONE = /^(?:\+?\d{1,3})?(?:\d{3})?\d{3}\d{2,4}(?:(?:x|ext)\d{1,6})?$/i;

/**
 * Blanks, dots, brackets and hyphens are ignored, then the customer's pattern decides. A number with its
 * country code may have up to 15 digits (ITU-T E.164); that pattern alone would refuse "+49 151 23456789".
 */
export function isPhone(text: string): boolean {
  const bare = bareOf(text);
  return CUSTOMERS_PHONE.test(bare) || /^\+\d{7,15}$/.test(bare);
}

// "00" is how many countries dial what others write as "+".
const bareOf = (text: string) =>
  latinDigits(text)
    .replace(/[\s.()-]/g, '')
    .replace(/^00/, '+');

/** Of an e-mail address as it was typed. */
export function emailProblem(typed: string): FieldProblem | undefined {
  const email = emailText(typed);
  return email === '' ? 'required' : isEmail(email) ? undefined : 'email_invalid';
}

/** Of a phone number as it was typed. */
export const phoneProblem = (phone: string): FieldProblem | undefined =>
  !phone.trim() ? 'required' : isPhone(phone) ? undefined : 'phone_invalid';

/** The same where the country code is asked for: an airline calls from another country. */
export const internationalPhoneProblem = (phone: string): FieldProblem | undefined =>
  phoneProblem(phone) ?? (/^\+[1-9]/.test(bareOf(phone)) ? undefined : 'phone_no_country');
