import { holidayOn } from '#domain/core/holidays.ts';
import { addDays, weekdayOf } from '#domain/core/time.ts';

/** From Saturday to Wednesday, and no public holiday; offices of the state are open. */
export function isWorkingDay(day: string): boolean {
  return !['Thursday', 'Friday'].includes(weekdayOf(day)) && !holidayOn(day);
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
