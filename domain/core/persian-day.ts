import { daysBetween } from '#domain/core/time.ts';

export type PersianDay = { readonly year: number; readonly month: number; readonly day: number };

const PERSIAN_MONTHS = [
  'Farvardin',
  'Ordibehesht',
  'Khordad',
  'Tir',
  'Mordad',
  'Shahrivar',
  'Mehr',
  'Aban',
  'Azar',
  'Dey',
  'Bahman',
  'Esfand',
];

// Leap years of the official calendar follow the equinox; within 1178–1633 they equal this 33-year cycle (M.
// Heydari-Malayeri, "A concise review of the Iranian calendar", Paris Observatory).
const isPersianLeap = (year: number) => [1, 5, 9, 13, 17, 22, 26, 30].includes(year % 33);
const persianMonthLength = (year: number, month: number) =>
  month <= 6 ? 31 : month <= 11 || isPersianLeap(year) ? 30 : 29;

/** Converts a Gregorian day to Solar Hijri. Own arithmetic, so that all browsers and the server agree. */
export function persianOf(day: string): PersianDay {
  // 1 Farvardin 1400 was 21 March 2021.
  let rest = daysBetween('2021-03-21', day);
  let year = 1400;
  for (; rest < 0; rest += isPersianLeap(year) ? 366 : 365) year -= 1;
  for (let length = 365; ; year += 1, rest -= length) {
    length = isPersianLeap(year) ? 366 : 365;
    if (rest < length) break;
  }
  let month = 1;
  for (; rest >= persianMonthLength(year, month); month += 1) rest -= persianMonthLength(year, month);
  return { year, month, day: rest + 1 };
}

/** "14 Azar". */
export function formatPersianDay(day: string): string {
  const persian = persianOf(day);
  return `${persian.day} ${PERSIAN_MONTHS[persian.month - 1]}`;
}

/** "14 Azar 1405". */
export const formatFullPersianDay = (day: string): string => `${formatPersianDay(day)} ${persianOf(day).year}`;
