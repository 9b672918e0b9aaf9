import { holidayOn } from '#domain/core/holidays.ts';
import { addDays, weekdayOf } from '#domain/core/time.ts';

/** Saturday to Wednesday without public holidays: government offices are open. */
export function isWorkingDay(day: string): boolean {
  return !['Thursday', 'Friday'].includes(weekdayOf(day)) && !holidayOn(day);
}

/** The `count`th working day after a day, which is not counted itself. */
export function workingDayAfter(day: string, count: number): string {
  let [found, left] = [day, count];
  while (left > 0) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
