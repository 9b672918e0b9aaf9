import { addDays, daysBetween, isDay, latinDigits, persianOf, weekdayOf } from '#domain/time.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// How people spell them; the first letters decide, and Persian script is read too.
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
 * A typed day as `YYYY-MM-DD`, or null: "5 Dec", "Dec 5 2026", "5.12.26", "5.12.2026", "24/12", "2026-12-05", "14 Azar 1405", "1405-09-14",
 * "۱۴ آذر", "tomorrow", "next Friday". Without a year it is the next such day from `today` on.
 */
export function readDay(text: string, today: string): string | null {
  const plain = plainOf(text);
  return readNear(plain, today) ?? readNumbers(plain, today) ?? readNamed(plain, today);
}

const plainOf = (text: string) => latinDigits(text).toLowerCase().replace(/[,،]/g, ' ').replace(/\s+/g, ' ').trim();

/** Why a text is no day: no calendar has it, it can mean two days (both are given), or nobody can read it. */
export type Unread =
  | { readonly kind: 'missing' }
  | { readonly kind: 'twice'; readonly days: readonly [string, string] }
  | { readonly kind: 'unread' };

/** Of a text that `readDay` does not read. */
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
  // The first of that month can be read, so it is the day that is wrong.
  const isOfMonth = readNamed(plain.replace(/\b\d{1,2}(?!\d)/, '1'), today) !== null;
  return { kind: isOfMonth ? 'missing' : 'unread' };
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})\.?(?: ?(\d{4}|\d{2}))?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?$/;

function readNear(text: string, today: string): string | null {
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === 'yesterday') return addDays(today, -1);
  // The Persian new year: the first of Farvardin.
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
  // 5/12 is May in one country and December in another: read only what can mean one thing.
  const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), slashed[3]];
  if (a > 12) return dayOfYear(year, b, a, today);
  return b > 12 || a === b ? dayOfYear(year, a, b, today) : null;
}

/** Two digits are a year of this century; without a year it is the next such day. */
function dayOfYear(year: string | undefined, month: number, date: number, today: string): string | null {
  if (year?.length === 4) return toDay(Number(year), month, date);
  const short = year === undefined ? undefined : 2000 + Number(year);
  return withYear(short, Number(today.slice(0, 4)), (y) => gregorian(y, month, date), today);
}

function readNamed(text: string, today: string): string | null {
  const words = text.replace(/^(sun|mon|tue|wed|thu|fri|sat)[a-z]* /, '').split(' '); // a weekday in front says nothing new
  if (words.length < 2 || words.length > 3) return null;
  const name = words.find((word) => /^[a-z؀-ۿ]{2,}\.?$/.test(word))?.replace('.', '');
  const numbers = words.filter((word) => /^\d+(st|nd|rd|th)?$/.test(word)).map((word) => Number.parseInt(word, 10));
  const date = numbers.find((number) => number <= 31);
  if (!name || date === undefined || numbers.length !== words.length - 1) return null;
  const year = numbers.find((number) => number > 999);

  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (month > 0 && !/^mor/.test(name))
    return withYear(year, Number(today.slice(0, 4)), (y) => gregorian(y, month, date), today);
  const persianMonth = PERSIAN_MONTHS.findIndex((spelling) => spelling.test(name)) + 1;
  if (persianMonth === 0) return null;
  return withYear(year, persianOf(today).year, (y) => fromPersian(y, persianMonth, date), today);
}

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

/** The Gregorian day of a Solar Hijri one; null for a day that does not exist, as 31 Aban. */
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

/** Whether a day may be chosen, and if not, which end it misses. */
export const rangeProblem = (day: string, min: string, max: string): 'early' | 'late' | null =>
  daysBetween(min, day) < 0 ? 'early' : daysBetween(day, max) < 0 ? 'late' : null;
