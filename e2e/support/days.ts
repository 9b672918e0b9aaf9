import { addDays, dayOf } from '../../domain/core/time.ts';

/** A Tehran day so many days from today. Each journey takes its own day, so that none takes the seats of another. */
export const dayAhead = (days: number): string => addDays(dayOf(Date.now()), days);

/** Around the new year two nights are too few, and a page says so instead of a table of rooms. */
export const outsideNowruz = (day: string): string =>
  day.slice(5) > '02-25' && day.slice(5) < '04-10' ? addDays(day, 50) : day;

/** A stay so many days from today, or later where these are days of the new year. */
export function stayAhead(days: number, nights: number): { readonly departing: string; readonly returning: string } {
  const departing = outsideNowruz(dayAhead(days));
  return { departing, returning: addDays(departing, nights) };
}
