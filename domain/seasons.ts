import { dayOf } from '#domain/time.ts';

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
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** "Mar to May, Sep to Nov": months that follow each other as one. They go around the year. */
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

/** Around the new year all of Iran travels. Source: holidays of Iran, the days of heavy travel are about. */
export const NOWRUZ_TRAVEL = { from: '03-16', until: '04-03' } as const;

/** Beginning of Ramadan and the feast that ends it; computed (ICU, islamic-civil), may be a day off. */
const RAMADANS = [
  { from: '2027-02-08', until: '2027-03-09' },
  { from: '2028-01-28', until: '2028-02-26' },
] as const;

/** The one that goes on or comes next; undefined after the last that is known. */
export const nextRamadan = (today: string) => RAMADANS.find(({ until }) => until >= today);

/** Days on which museums close. Source: guide pages; the lunar ones may be a day off. */
const MUSEUMS_CLOSED = [
  '2027-02-28',
  '2027-04-03',
  '2027-06-04',
  '2027-06-14',
  '2027-06-15',
  '2027-07-25',
  '2027-08-02',
  '2028-02-17',
  '2028-03-22',
] as const;

export const nextMuseumsClosed = (today: string): string | undefined => MUSEUMS_CLOSED.find((day) => day >= today);
