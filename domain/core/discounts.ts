import type { Money } from '#domain/core/money.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';

/** What an owner says about a code. */
export type DiscountTerms = {
  readonly percent: number;
  /** The smallest fares it is for. */
  readonly minFares: Money;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Largest number that a code can be; the database keeps it in four bytes. */
const LARGEST = 2_147_483_647;

/** A code as it was typed, with or without blanks; null for what cannot be one. */
export function parseDiscountCode(text: string): number | null {
  const digits = plainLine(text).replaceAll(' ', '');
  const code = wholeNumber(digits, 10) ?? LARGEST + 1;
  return code > LARGEST ? null : code;
}

/** What a code takes off the fares, the protection not included; half a cent goes to the traveller. */
export const discountOn = (fares: Money, percent: number): Money => ({
  ...fares,
  amount: Math.round((fares.amount * percent) / 100),
});

/** Why the terms do not let a code help with these fares now; null when they do. Before its start nobody knows it. */
export function discountProblem(
  { minFares, startsAt, endsAt }: DiscountTerms,
  fares: Money,
  now: number,
): FieldProblem | null {
  if (now < startsAt) return 'discount_unknown';
  if (now >= endsAt) return 'discount_expired';
  return fares.amount < minFares.amount ? 'discount_too_small' : null;
}
