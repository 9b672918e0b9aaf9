import type { FormFault } from '#domain/accounts/account-forms.ts';
import { MAX_TOP_UP, MIN_TOP_UP } from '#domain/core/limits.ts';
import type { Money } from '#domain/core/money.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

// Three digits after a separator are thousands, one or two are cents: this covers both notations.
const AMOUNT = /^(\d{1,6}|\d{1,3}([ ',.])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;

/** What may stand in a typed amount. */
export const AMOUNT_CHARACTERS = /[\d .,'٫٬€EUR]/i;

/** "50", "49.90", "49,90", "1,000.50" or "۵۰" in euro cents; null when it is not an amount. */
export function centsOf(typed: string): number | null {
  const text = plainLine(typed).replaceAll('٫', '.').replaceAll('٬', ',').replace(/€|EUR/gi, '').trim();
  const [, whole, thousands, point, cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || (thousands && thousands === point)) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

export const topUpProblem = (cents: number): FieldProblem | undefined =>
  cents < MIN_TOP_UP ? 'amount_too_small' : cents > MAX_TOP_UP ? 'amount_too_large' : undefined;

/** A typed amount that can be charged, or why it cannot; `invalid`: it is no amount. */
export function topUpOf(typed: string): {
  readonly amount: Money | null;
  readonly faults: readonly FormFault<'amount'>[];
} {
  const cents = centsOf(typed);
  const code = cents === null ? 'invalid' : topUpProblem(cents);
  if (cents === null || code) return { amount: null, faults: [{ field: 'amount', code: code ?? 'invalid' }] };
  return { amount: { amount: cents, currency: 'EUR' }, faults: [] };
}
