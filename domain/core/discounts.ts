import { type Money, percentOf } from '#domain/core/money.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';

export type DiscountTerms = {
  readonly percent: number;
  /** Minimum total of the fares. */
  readonly minFares: Money;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Largest possible code: the database column is a 4-byte integer. */
const LARGEST = 2_147_483_647;

/** What may stand in a typed code. */
export const DISCOUNT_CHARACTERS = /[\d ]/;

/** Parses a typed code, spaces allowed; null when it is not a code. */
export function parseDiscountCode(text: string): number | null {
  const digits = plainLine(text).replaceAll(' ', '');
  const code = wholeNumber(digits, 10) ?? LARGEST + 1;
  return code > LARGEST ? null : code;
}

/** The discount on the fares (not on the protection); half a cent is rounded in the traveller's favour. */
export const discountOn = (fares: Money, percent: number): Money => percentOf(fares, percent);

/** Why a code is not valid for these fares now; null when it is. Before its start a code counts as unknown. */
export function discountProblem(
  { minFares, startsAt, endsAt }: DiscountTerms,
  fares: Money,
  now: number,
): FieldProblem | null {
  if (now < startsAt) return 'discount_unknown';
  if (now >= endsAt) return 'discount_expired';
  return fares.amount < minFares.amount ? 'discount_too_small' : null;
}
