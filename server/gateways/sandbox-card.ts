import { characterOutside } from '#domain/core/wrong-character.ts';
import type { DeclineReason } from '#server/gateways/payment.ts';

/** Input of the sandbox bank's page. Lives only during the request; never stored or logged. */
export type CardForm = {
  readonly number: string;
  readonly validUntil: string;
  readonly securityCode: string;
  readonly name: string;
};

export type CardProblems = Partial<Record<keyof CardForm, string>>;

/** Well-known test numbers. All other numbers are declined, so that nobody uses a real card here. */
const TEST_CARDS: Readonly<Record<string, DeclineReason | 'approved'>> = {
  '4242424242424242': 'approved',
  '5555555555554444': 'approved',
  '378282246310005': 'approved',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'card_expired',
  '4000000000000002': 'do_not_honour',
};

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The bank's decision about a card; only for a valid form. */
export const outcomeOf = (form: CardForm): DeclineReason | 'approved' =>
  TEST_CARDS[digitsOf(form.number)] ?? 'do_not_honour';

/** Checksum of card numbers (ISO/IEC 7812-1, annex B). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{12,19}$/.test(digits) && sum % 10 === 0;
}

/** The card brand by the first digits; undefined while unknown. */
export function brandOf(number: string): string | undefined {
  const digits = digitsOf(number);
  if (/^4/.test(digits)) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  return /^3[47]/.test(digits) ? 'American Express' : undefined;
}

/** What may stand in a field; a name may have any letter. */
const ALLOWED = {
  number: /[\d -]/,
  validUntil: /[\d /.-]/,
  securityCode: /\d/,
};

/** Error texts by field, with the first wrong character. `now` is UTC epoch milliseconds. */
export function cardProblems(form: CardForm, now: number): CardProblems {
  const problems = whyWrong(form, now);
  for (const field of ['number', 'validUntil', 'securityCode'] as const) {
    const sign = characterOutside(ALLOWED[field], form[field]);
    if (sign && problems[field]) problems[field] = `“${sign}” cannot stand here. ${problems[field]}`;
  }
  return problems;
}

function whyWrong(form: CardForm, now: number): CardProblems {
  const problems: CardProblems = {};
  const digits = digitsOf(form.number);
  if (!digits) problems.number = 'Enter the card number.';
  else if (!isLuhn(digits)) problems.number = 'This is no card number. Check the digits.';
  else if (!(digits in TEST_CARDS)) problems.number = 'Use one of the test cards below, never a real card.';

  const expiry = expiryProblem(form.validUntil, now);
  if (expiry) problems.validUntil = expiry;

  const codeLength = brandOf(digits) === 'American Express' ? 4 : 3;
  if (!form.securityCode.trim()) problems.securityCode = 'Enter the security code.';
  else if (!new RegExp(`^\\d{${codeLength}}$`).test(form.securityCode.trim())) {
    problems.securityCode = `The security code of this card has ${codeLength} digits.`;
  }
  if (!form.name.trim()) problems.name = 'Enter the name on the card.';
  return problems;
}

/** A card is valid to the last day of its month in the last time zone. */
function expiryProblem(text: string, now: number): string | undefined {
  if (!text.trim()) return 'Enter the date until which the card is valid.';
  const [, month, year] = /^(\d{1,2})\s*[/.\- ]?\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12)
    return 'Write the date as month and year, such as 09/29.';
  const ends = Date.UTC(2000 + Number(year), Number(month), 1, 12);
  return ends <= now ? 'This card is no longer valid.' : undefined;
}
