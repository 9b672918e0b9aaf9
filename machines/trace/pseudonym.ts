import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
// Letters beyond ASCII keep their script, so that a "Latin only" rule decides the same.
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'ابتجدرزسشعفقکلمنوهی'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзиклмнопрстуф'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυ'],
  [/\p{Script=Han}/u, '山水火木金土日月人口'],
  [/\p{Ll}/u, 'àáâãäåèéêëìíîïòóôöùúûü'],
  [/\p{Lu}/u, 'ÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜ'],
  [/\p{L}/u, 'ابتجدرزسشعفقکلمنوهی'],
  [/\p{Nd}/u, '۰۱۲۳۴۵۶۷۸۹'],
];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The replacement characters for a character; '' keeps it: punctuation and spaces belong to the shape. */
function classOf(character: string): string {
  if (character >= '0' && character <= '9') return DIGITS;
  if (character >= 'a' && character <= 'z') return LOWER;
  if (character >= 'A' && character <= 'Z') return UPPER;
  if (character < '\u0080') return '';
  return SCRIPTS.find(([script]) => script.test(character))?.[1] ?? '';
}

/**
 * A replacement of the same length and character classes, from HMAC-SHA-256. Without the key it cannot be reversed;
 * with the same key the same text gets the same pseudonym. URL schemes and hosts are kept.
 */
export function pseudonymOf(key: Uint8Array, text: string, attempt = 0): string {
  const [, kept = '', hidden = text] = /^([a-z]+:\/\/[^/]+\/)(.+)$/s.exec(text) ?? [];
  let block = 0;
  let bytes: Uint8Array = new Uint8Array(0);
  let used = 0;
  const nextByte = (): number => {
    if (used >= bytes.length) {
      bytes = hmac(sha256, key, utf8ToBytes(`${attempt}:${block}:${text}`));
      block += 1;
      used = 0;
    }
    const byte = bytes[used] ?? 0;
    used += 1;
    return byte;
  };
  let made = kept;
  const isUuid = UUID.test(hidden);
  for (const character of hidden) {
    const from = [...classOf(character)].slice(0, isUuid && !DIGITS.includes(character) ? 6 : undefined);
    // 256 values onto at most 26 letters is slightly uneven; that does not help an attacker without the key.
    made += from.length > 0 ? (from[(nextByte() * 256 + nextByte()) % from.length] ?? character) : character;
  }
  return likeCard(hidden) ? withCheckDigit(made, isLuhn(text)) : made;
}

const likeCard = (text: string) => /^[\d -]{12,24}$/.test(text) && text.replace(/\D/g, '').length >= 12;

/** Luhn check of card numbers (ISO/IEC 7812): true for 12 or more digits with a weighted sum that ends in 0. */
export function isLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 12 && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Keeps Luhn validity: valid numbers stay valid, invalid ones stay invalid, so rules decide the same. */
function withCheckDigit(text: string, isValid: boolean): string {
  const end = text.search(/\d\D*$/);
  const rest = luhnSum(`${text.slice(0, end).replace(/\D/g, '')}0`);
  const check = (10 - (rest % 10)) % 10;
  const digit = isValid ? check : (check + 1 + (Number(text[end]) % 8)) % 10;
  return text.slice(0, end) + digit + text.slice(end + 1);
}
