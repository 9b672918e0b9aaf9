import { latinDigits } from '#domain/core/time.ts';

/**
 * A whole number without a sign, as it was typed or as an address writes it, in the digits of any alphabet, with blanks
 * around it. null for what is none, and for one of more than `most` digits.
 */
export function wholeNumber(value: unknown, most = 3): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? latinDigits(String(value)).trim() : '';
  return /^\d+$/.test(text) && text.length <= most ? Number(text) : null;
}

/** The whole numbers in a text, in their order: "3, 13" or "۳ و ۱۳". */
export const numbersIn = (text: string): number[] => (latinDigits(text).match(/\d+/g) ?? []).map(Number);
