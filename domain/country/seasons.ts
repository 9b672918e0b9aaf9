import { HOLIDAYS } from '#domain/core/holidays.ts';
import { dayOf } from '#domain/core/time.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "January"; `month` from 1. */
const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** "Mar to May, Sep to Nov": joins consecutive months, also across the new year. */
export function monthRanges(months: readonly number[]): string {
  const has = new Set(months);
  const short = (month: number) => monthName(month).slice(0, 3);
  const next = (month: number) => (month % 12) + 1;
  const starts = months.filter((month) => !has.has(((month + 10) % 12) + 1));
  if (starts.length === 0) return 'all year';
  return starts
    .map((start) => {
      let end = start;
      while (has.has(next(end))) end = next(end);
      return start === end ? short(start) : `${short(start)} to ${short(end)}`;
    })
    .join(', ');
}

/** From 1, in Tehran. */
export const monthOf = (moment: number): number => Number(dayOf(moment).slice(5, 7));

/** Ramadan and the feast at its end; computed (ICU, islamic-civil), may be one day off. */
const RAMADANS = [
  { from: '2027-02-08', until: '2027-03-09' },
  { from: '2028-01-28', until: '2028-02-26' },
] as const;

/** The current or next Ramadan; undefined after the last known one. */
export const nextRamadan = (today: string) => RAMADANS.find(({ until }) => until >= today);

export const nextMuseumsClosed = (today: string): string | undefined =>
  HOLIDAYS.find(({ day, areMuseumsClosed }) => areMuseumsClosed && day >= today)?.day;
