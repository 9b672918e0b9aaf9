import { addDays, weekdayOf } from '#domain/time.ts';

/**
 * Public holidays of Iran from December 2026 to March 2028. Those of the solar calendar are exact; those of the lunar one
 * were computed (ICU, islamic-civil) and may be one day off. The beginning of Ramadan is no holiday.
 */
const HOLIDAYS: ReadonlySet<string> = new Set(
  `
    2026-12-23 2027-01-06 2027-01-24 2027-02-11 2027-02-28 2027-03-10 2027-03-20 2027-03-21 2027-03-22
    2027-03-23 2027-03-24 2027-04-01 2027-04-02 2027-04-03 2027-05-17 2027-05-25 2027-06-04 2027-06-05
    2027-06-14 2027-06-15 2027-07-25 2027-08-02 2027-08-20 2027-12-12 2027-12-26 2028-01-13 2028-02-11
    2028-02-17 2028-02-27 2028-03-19 2028-03-20 2028-03-21 2028-03-22 2028-03-23 2028-03-31
  `
    .trim()
    .split(/\s+/),
);

/** The last day that the list of holidays knows; after it only weekends are left out. */
export const HOLIDAYS_KNOWN_UNTIL = '2028-03-31';

/** From Saturday to Wednesday, and no public holiday; offices of the state are open. */
export function isWorkingDay(day: string): boolean {
  return !['Thursday', 'Friday'].includes(weekdayOf(day)) && !HOLIDAYS.has(day);
}

/** The `count`th working day after a day; the day itself is not counted. */
export function workingDayAfter(day: string, count: number): string {
  let [found, left] = [day, count];
  while (left > 0) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
