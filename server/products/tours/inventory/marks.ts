import { holidaysBetween } from '#domain/core/holidays.ts';
import { addDays, daysBetween } from '#domain/core/time.ts';
import { nextRamadan } from '#domain/country/seasons.ts';
import type { components } from '#openapi/generated/types.ts';

export type TourMark = components['schemas']['TourMark'];

/** What is said of each day of Ramadan; it is computed and may begin a day earlier or later. */
const RAMADAN = 'Ramadan: restaurants closed by day, museums close about an hour earlier';

/**
 * The days from `start` to `end` on which something is closed or different: holidays, Ramadan, and what the inventory says
 * of its departure. Earliest first; what two say of one day by the same name stands once.
 */
export function marksBetween(start: string, end: string, own: readonly TourMark[]): readonly TourMark[] {
  const all = [
    ...own.filter(({ date }) => date >= start && date <= end),
    ...holidaysBetween(start, end).map(({ day, name, isExact, areMuseumsClosed }) => ({
      date: day,
      name,
      museumsClosed: areMuseumsClosed,
      isExact,
    })),
    ...daysIn(start, end)
      .filter(isInRamadan)
      .map((date) => ({ date, name: RAMADAN, museumsClosed: false, isExact: false })),
  ];
  const byName = new Map(all.map((mark) => [`${mark.date} ${mark.name}`, mark]));
  return [...byName.values()].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

const daysIn = (start: string, end: string): string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));

const isInRamadan = (day: string): boolean => {
  const ramadan = nextRamadan(day);
  return ramadan !== undefined && day >= ramadan.from;
};
