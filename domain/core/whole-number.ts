import { latinDigits } from '#domain/core/time.ts';

/**
 * Parses an unsigned whole number, typed or from a URL, in digits of any script, with spaces around it. null when it is
 * not one or has more than `most` digits.
 */
export function wholeNumber(value: unknown, most = 3): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? latinDigits(String(value)).trim() : '';
  return /^\d+$/.test(text) && text.length <= most ? Number(text) : null;
}

/** The whole numbers in a text, in order: "3, 13" or "۳ و ۱۳". */
export const numbersIn = (text: string): number[] => (latinDigits(text).match(/\d+/g) ?? []).map(Number);
