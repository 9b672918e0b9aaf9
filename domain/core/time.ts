/**
 * Tehran time and days; the calendar of Iran is in `persian-day.ts`, its words in `persian-text.ts`. A day is `YYYY-MM-DD`; a time is
 * UTC epoch ms. Tehran is UTC+03:30 all year: Iran ended summer time on 2022-09-21 (tzdata 2022b). Flights are sold for the future only,
 * so a fixed offset is exact and cheaper than a time zone database.
 */
export const TEHRAN_OFFSET_MS = 12_600_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Cache of formatted days by day number since 1970: a list of flights needs the same few hundred. */
const written = new Map<number, string>();
const MOST_WRITTEN = 2000;

/** Throws a RangeError for an invalid day. */
function writtenDay(number: number): string {
  const known = written.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (written.size < MOST_WRITTEN) written.set(number, day);
  return day;
}

export const dayOf = (moment: number): string => writtenDay(Math.floor((moment + TEHRAN_OFFSET_MS) / DAY_MS));

/** The time of a Tehran wall clock, `minutes` after midnight of `day`. */
export const momentOf = (day: string, minutes = 0): number =>
  Date.parse(`${day}T00:00:00Z`) - TEHRAN_OFFSET_MS + minutes * MINUTE_MS;

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** "10:20" in Tehran. */
export function clockOf(moment: number): string {
  const minutes = Math.floor((moment + TEHRAN_OFFSET_MS) / MINUTE_MS) % 1440;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export const addDays = (day: string, days: number): string =>
  writtenDay(Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS + days));

/** The same day some months later, for comparisons only: the result may not exist, such as 2026-02-31. */
export function addMonths(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) - 1 + months;
  const year = Number(day.slice(0, 4)) + Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${day.slice(8)}`;
}

/** Whole days between two days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** True for an existing day in the format `YYYY-MM-DD`; false for 2026-02-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const LONG_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const partsOf = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    weekday: date.getUTCDay(),
    date: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
  };
};

/** "Sat 5 Dec". */
export function formatDay(day: string): string {
  const { weekday, date, month } = partsOf(day);
  return `${WEEKDAYS[weekday]} ${date} ${MONTHS[month]}`;
}

/** "5 Dec", where there is no room for the weekday. */
export function formatShortDay(day: string): string {
  const { date, month } = partsOf(day);
  return `${date} ${MONTHS[month]}`;
}

/** "Sat 5 Dec 2026". */
export const formatFullDay = (day: string): string => `${formatDay(day)} ${partsOf(day).year}`;

/** "Saturday". */
export const weekdayOf = (day: string): string => LONG_WEEKDAYS[partsOf(day).weekday] ?? '';

/** "1 h 30" or "45 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** Converts digits of any script to 0–9, such as Persian and Arabic ones: people type with the keyboard they have. */
export const latinDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitValue);

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The ten digits of a script are consecutive code points, starting with zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (code - nought < 9 && isDigit(nought - 1)) nought -= 1;
  return String(code - nought);
}

/** End of the current minute, epoch ms. Values cached until then belong to this minute. */
export const minuteEnd = (now: number): number => now - (now % MINUTE_MS) + MINUTE_MS;
