import { persianOf } from '#domain/core/persian-day.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import { addDays, daysBetween, isDay, weekdayOf } from '#domain/core/time.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
// First letters in English, German, French, Spanish, Italian, Turkish, Russian, Arabic and Persian spelling, without
// accents.
const MONTHS: readonly RegExp[] = [
  /^(jan|ene|gen|oca|янв|يناير|ژانوی)/,
  /^(feb|fev|sub|фев|فبراير|فوری)/,
  /^(mar|мар|مارس)/,
  /^(apr|avr|abr|nis|апр|[اآ]بريل|اوریل)/,
  /^(ma[iyg]|ма[ия]|مايو|مه$)/,
  /^(juin|jun|giu|haz|июн|يونيو|ژوين|ژوین)/,
  /^(jul|juil|lug|tem|июл|يوليو|ژويی|ژوییه|ژوئیه)/,
  /^(aug|aou|ago|agu|авг|اغسطس|اوت)/,
  /^(sep|set|eyl|сен|سبتمبر|سپتامبر)/,
  /^(oct|okt|ott|eki|окт|اكتوبر|اکتبر)/,
  /^(nov|kas|ноя|نوفمبر|نوامبر)/,
  /^(dec|dez|dic|ara|дек|ديسمبر|دسامبر)/,
];
/** Weekdays in a text with a month, in the same languages: ignored, because they add nothing. */
const WEEKDAY =
  /^((sun|mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?)(day)?|(mon|diens|donners|frei|sams|sonn)tag|mittwoch|(lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pazar(tesi)?|sali|carsamba|persembe|cuma(rtesi)?|пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье)$/;
/** Filler words between a day, its month and its year. */
const BETWEEN = /^(of|the|on|de|del|le|el|den|der|am|di|il|г|года)$/;
// Common Latin spellings, matched by their first letters, and Persian script.
const PERSIAN_MONTHS: readonly RegExp[] = [
  /^(far(var?)?d|فرورد)/,
  /^(or?di|اردیب)/,
  /^(kh?ord|خرداد)/,
  /^(tir|تیر)/,
  /^(a?mor|مرداد|امرداد)/,
  /^(shahr|شهری)/,
  /^(mehr|مهر)/,
  /^(aban|آبان|ابان)/,
  /^(azar|آذر|اذر)/,
  /^(de[yi]$|دی$)/,
  /^(bahm|بهمن)/,
  /^(esf|اسفند)/,
];

/**
 * Parses a typed day to `YYYY-MM-DD`, or null: "5 Dec", "05DEC26", "Dec 5 2026", "5 décembre", "5.12.26", "24/12",
 * "2026-12-05T10:00", "20261205", "12月5日", "14 Azar 1405", "1405-09-14", "۱۴ آذر", "tomorrow", "in 3 days", "next
 * Friday". Without a year it is the next such day from `today`.
 */
export function readDay(text: string, today: string): string | null {
  const plain = plainOf(text);
  return readNear(plain, today) ?? readNumbers(plain, today) ?? readNamed(plain, today);
}

const plainOf = (text: string) =>
  plainLine(text.replace(/[,،、]/g, ' '))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})[日号]$/, '$1-$2-$3')
    .replace(/^(\d{1,2})月(\d{1,2})[日号]$/, '$2. $1.')
    .replace(/^(\d{4}-\d\d-\d\d)[t ]\d\d:.*$/, '$1')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    // "5-Dec-2026", "05DEC26", "5.Dez.2026": a month between numbers. "5th" and "1er" count as numbers.
    .replace(/^(\d{1,2})(?:[-./]|\. )?(\p{L}{3,})[-./]*(\d{4}|\d{2})?$/u, '$1 $2 $3')
    .trim();

/**
 * Why a text is not a day: it does not exist in the calendar, it can mean two days (both given), or it is unreadable.
 */
export type Unread =
  | { readonly kind: 'missing' }
  | { readonly kind: 'twice'; readonly days: readonly [string, string] }
  | { readonly kind: 'unread' };

/** For a text that `readDay` rejects. */
export function whyUnread(text: string, today: string): Unread {
  const plain = plainOf(text);
  const slashed = SLASHED.exec(plain);
  if (slashed) {
    const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), slashed[3]];
    const days = [dayOfYear(year, b, a, today), dayOfYear(year, a, b, today)].filter((day) => day !== null);
    const [first, second] = days;
    return first && second ? { kind: 'twice', days: [first, second] } : { kind: 'missing' };
  }
  if (YEAR_FIRST.test(plain) || DOTTED.test(plain)) return { kind: 'missing' };
  // The first day of that month is readable, so only the day number is wrong.
  const isOfMonth = readNamed(plain.replace(/\b\d{1,2}(?!\d)/, '1'), today) !== null;
  return { kind: isOfMonth ? 'missing' : 'unread' };
}

const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\.?(?: ?(\d{4}|\d{2}))?$/;
const SLASHED = /^(\d{1,2})[/ -](\d{1,2})(?:[/ -](\d{4}|\d{2}))?$/;

function readNear(text: string, today: string): string | null {
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === 'yesterday') return addDays(today, -1);
  const [, count, unit] = /^in (\d{1,3}) (day|week)s?$/.exec(text) ?? [];
  if (count) return addDays(today, Number(count) * (unit === 'week' ? 7 : 1));
  // The Persian new year, 1 Farvardin.
  if (/^(no[wv]?r(u|oo|ou)z|نوروز)$/.test(text)) return fromPersian(persianOf(today).year + 1, 1, 1);
  const name = /^(?:next |this |on )?([a-z]{3,})$/.exec(text)?.[1];
  const wanted = name ? WEEKDAYS.findIndex((weekday) => weekday.startsWith(name)) : -1;
  if (wanted < 0) return null;
  const present = WEEKDAYS.indexOf(weekdayOf(today).toLowerCase());
  return addDays(today, (wanted - present + 7) % 7 || 7);
}

function readNumbers(text: string, today: string): string | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return toDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dotted = DOTTED.exec(text);
  if (dotted) return dayOfYear(dotted[3], Number(dotted[2]), Number(dotted[1]), today);
  const slashed = SLASHED.exec(text);
  if (!slashed) return null;
  // 5/12 is May in one country and December in another: only unambiguous dates are accepted.
  const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), slashed[3]];
  if (a > 12) return dayOfYear(year, b, a, today);
  return b > 12 || a === b ? dayOfYear(year, a, b, today) : null;
}

/** A two-digit year is in this century; without a year it is the next such day. */
function dayOfYear(year: string | undefined, month: number, date: number, today: string): string | null {
  if (year?.length === 4) return toDay(Number(year), month, date);
  const short = year === undefined ? undefined : 2000 + Number(year);
  return withYear(short, Number(today.slice(0, 4)), (y) => gregorian(y, month, date), today);
}

function readNamed(text: string, today: string): string | null {
  const words = text
    .split(' ')
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !WEEKDAY.test(word) && !BETWEEN.test(word));
  const names = words.filter((word) => /^\p{L}{2,}$/u.test(word));
  const numbers = words
    .filter((word) => /^\d+(st|nd|rd|th|er|e|o)?$/.test(word))
    .map((word) => Number.parseInt(word, 10));
  const [name] = names;
  const date = numbers.find((number) => number <= 31);
  if (!name || date === undefined || names.length !== 1 || numbers.length > 2 || words.length !== numbers.length + 1)
    return null;
  const [year] = numbers.toSpliced(numbers.indexOf(date), 1);

  const month = MONTHS.findIndex((spelling) => spelling.test(name)) + 1;
  if (month > 0)
    return withYear(fullYear(year, 2000), Number(today.slice(0, 4)), (y) => gregorian(y, month, date), today);
  const persianMonth = PERSIAN_MONTHS.findIndex((spelling) => spelling.test(name)) + 1;
  if (persianMonth === 0) return null;
  return withYear(fullYear(year, 1400), persianOf(today).year, (y) => fromPersian(y, persianMonth, date), today);
}

/** "26" is a year of this century. */
const fullYear = (year: number | undefined, century: number): number | undefined =>
  year !== undefined && year < 100 ? century + year : year;

function withYear(
  year: number | undefined,
  present: number,
  dayIn: (year: number) => string | null,
  today: string,
): string | null {
  if (year !== undefined) return dayIn(year);
  const thisYear = dayIn(present);
  return thisYear && thisYear >= today ? thisYear : dayIn(present + 1);
}

const toDay = (year: number, month: number, date: number) =>
  year < 1700 ? fromPersian(year, month, date) : gregorian(year, month, date);

function gregorian(year: number, month: number, date: number): string | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Converts a Solar Hijri day to a Gregorian one; null for a day that does not exist, such as 31 Aban. */
export function fromPersian(year: number, month: number, date: number): string | null {
  if (year < 1300 || year > 1500 || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const before = (month - 1) * 31 - Math.max(0, month - 7);
  const guess = addDays('2021-03-21', Math.floor((year - 1400) * 365.2422) + before + date - 1);
  for (const shift of [0, 1, -1, 2, -2]) {
    const day = addDays(guess, shift);
    const persian = persianOf(day);
    if (persian.year === year && persian.month === month && persian.day === date) return day;
  }
  return null;
}

/** Which limit a day is outside of; null inside the range. */
export const rangeProblem = (day: string, min: string, max: string): 'early' | 'late' | null =>
  daysBetween(min, day) < 0 ? 'early' : daysBetween(day, max) < 0 ? 'late' : null;
