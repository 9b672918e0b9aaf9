import { addDays, dayOf } from '../../domain/core/time.ts';

/** A Tehran day some days from today. Each journey uses its own day, so that none takes the seats of another. */
export const dayAhead = (days: number): string => addDays(dayOf(Date.now()), days);

/** Moves a day out of Nowruz: two nights are too few then, and a message replaces the table of rooms. */
export const outsideNowruz = (day: string): string =>
  day.slice(5) > '02-25' && day.slice(5) < '04-10' ? addDays(day, 50) : day;

/** A stay some days from today, or later when it would be in Nowruz. */
export function stayAhead(days: number, nights: number): { readonly departing: string; readonly returning: string } {
  const departing = outsideNowruz(dayAhead(days));
  return { departing, returning: addDays(departing, nights) };
}
