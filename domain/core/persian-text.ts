import type { Currency, Money } from '#domain/core/money.ts';
import { persianOf } from '#domain/core/persian-day.ts';
import { weekdayOf } from '#domain/core/time.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const FOREIGN_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** Isolates a text with its own direction, so that it does not move the text around it (Unicode Annex 9, isolates). */
export const isolated = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/**
 * Isolates a name in foreign letters for a Persian line. Without it, two such names with a comma between them run left
 * to right as one, and an age moves to the wrong name.
 */
export const inPersian = (text: string): string => (FOREIGN_LETTER.test(text) ? isolated(text) : text);

/** A Persian list, such as names of people, or a hotel with its quarter and city. */
export const persianList = (parts: readonly string[]): string => parts.map(inPersian).join('، ');

const PERSIAN_MONTHS_FA = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
];
const WEEKDAYS_FA: Readonly<Record<string, string>> = {
  Sunday: 'یکشنبه',
  Monday: 'دوشنبه',
  Tuesday: 'سه‌شنبه',
  Wednesday: 'چهارشنبه',
  Thursday: 'پنجشنبه',
  Friday: 'جمعه',
  Saturday: 'شنبه',
};

/** Converts digits to Persian ones. */
export const toPersianDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));

/** "۱۴ آذر ۱۴۰۵". */
export function formatPersianDateFa(day: string): string {
  const persian = persianOf(day);
  return toPersianDigits(`${persian.day} ${PERSIAN_MONTHS_FA[persian.month - 1]} ${persian.year}`);
}

/** "شنبه ۱۴ آذر ۱۴۰۵". */
export const formatPersianDayFa = (day: string): string => `${WEEKDAYS_FA[weekdayOf(day)]} ${formatPersianDateFa(day)}`;

const CURRENCIES: Readonly<Record<Currency, string>> = { EUR: 'یورو', USD: 'دلار' };

/** "۱۸۳٫۰۰ یورو", for papers in Persian. */
export const moneyInPersian = ({ amount, currency }: Money): string =>
  `${toPersianDigits((amount / 100).toFixed(2)).replace('.', '٫')} ${CURRENCIES[currency]}`;
