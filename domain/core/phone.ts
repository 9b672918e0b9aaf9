import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

// Optional country code of 1 to 3 digits, optional 3-digit area code, 3 digits, 2 to 4 digits, optional extension.
const CUSTOMERS_PHONE = /^(?:\+?\d{1,3})?(?:\d{3})?\d{3}\d{2,4}(?:(?:x|ext)\d{1,6})?$/i;

/**
 * Countries whose numbers keep the leading zero after the country code: Benin, Congo, Gabon, Ivory Coast, Italy and San
 * Marino.
 */
const KEEPS_NOUGHT = ['229', '242', '241', '225', '39', '378'];

export const phoneText = (typed: string): string =>
  plainLine(typed)
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
    .replace(/^(\+\d{1,3})[ ./-]*(?:\(0\)[ ./-]*|[ ./-]+0(?=\d))/, (whole, code: string) =>
      KEEPS_NOUGHT.includes(code.slice(1)) ? whole.replace('(0)', '0') : `${code} `,
    )
    .replace(/^\+980/, '+98');

/**
 * Ignores spaces, dots, brackets, slashes and hyphens, then applies the customer's pattern. A number with a country
 * code may have up to 15 digits (ITU-T E.164): the pattern alone would reject "+49 151 23456789".
 */
export function isPhone(text: string): boolean {
  const bare = bareOf(text);
  return CUSTOMERS_PHONE.test(bare) || /^\+\d{7,15}$/.test(bare);
}

const bareOf = (text: string) => phoneText(text).replace(/[\s./()-]/g, '');

export const phoneProblem = (phone: string): FieldProblem | undefined =>
  phoneText(phone) === '' ? 'required' : isPhone(phone) ? undefined : 'phone_invalid';

/** No country code begins with these (ITU-T E.164, list of 2016: not assigned). */
const NO_COUNTRY = /^\+(?:0|21[0479]|28|83|89|999)/;

/** Requires a country code: airlines call from another country. */
export const internationalPhoneProblem = (phone: string): FieldProblem | undefined => {
  const bare = bareOf(phone);
  return phoneProblem(phone) ?? (bare.startsWith('+') && !NO_COUNTRY.test(bare) ? undefined : 'phone_no_country');
};
