import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

// Optional country code of 1 to 3 digits, optional 3-digit area code, then 3 digits and 2 to 4 digits,
// optional extension.
const CUSTOMERS_PHONE = /^(?:\+?\d{1,3})?(?:\d{3})?\d{3}\d{2,4}(?:(?:x|ext)\d{1,6})?$/i;

/** Countries whose numbers keep their nought behind the country code: Benin, Congo, Gabon, Ivory Coast, Italy and San Marino. */
const KEEPS_NOUGHT = ['229', '242', '241', '225', '39', '378'];

/**
 * A number as it can be dialled from another country: "+" for "00", and without the nought that is dialled at home only, as in
 * "+44 (0)20" and "+98 0912". Blanks and brackets of its writer stay.
 */
export const phoneText = (typed: string): string =>
  plainLine(typed)
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
    .replace(/^(\+\d{1,3})[ ./-]*(?:\(0\)[ ./-]*|[ ./-]+0(?=\d))/, (whole, code: string) =>
      KEEPS_NOUGHT.includes(code.slice(1)) ? whole.replace('(0)', '0') : `${code} `,
    )
    .replace(/^\+980/, '+98');

/**
 * Blanks, dots, brackets, slashes and hyphens are ignored, then the customer's pattern decides. A number with its
 * country code may have up to 15 digits (ITU-T E.164); that pattern alone would refuse "+49 151 23456789".
 */
export function isPhone(text: string): boolean {
  const bare = bareOf(text);
  return CUSTOMERS_PHONE.test(bare) || /^\+\d{7,15}$/.test(bare);
}

const bareOf = (text: string) => phoneText(text).replace(/[\s./()-]/g, '');

/** Of a phone number as it was typed. */
export const phoneProblem = (phone: string): FieldProblem | undefined =>
  phoneText(phone) === '' ? 'required' : isPhone(phone) ? undefined : 'phone_invalid';

/** What no country code begins with (ITU-T E.164, list of 2016: not assigned). */
const NO_COUNTRY = /^\+(?:0|21[0479]|28|83|89|999)/;

/** The same where the country code is asked for: an airline calls from another country. */
export const internationalPhoneProblem = (phone: string): FieldProblem | undefined => {
  const bare = bareOf(phone);
  return phoneProblem(phone) ?? (bare.startsWith('+') && !NO_COUNTRY.test(bare) ? undefined : 'phone_no_country');
};
