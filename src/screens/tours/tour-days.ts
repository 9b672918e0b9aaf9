import { formatPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { formatDay, formatShortDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';

// Apart from the other words of a tour, so that the page of an order stays light.

/** "Sat 10 to 17 Apr"; "Sat 24 Apr to 1 May". */
export function daysWords(start: string, end: string): string {
  if (start === end) return formatDay(start);
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  const from = isSameMonth ? formatDay(start).replace(/ \w+$/, '') : formatDay(start);
  return m.tourpage_days({ from, to: formatShortDay(end) });
}

/** "21 to 28 Farvardin 1406". */
export function persianDaysWords(start: string, end: string): string {
  const [first, last] = [persianOf(start), persianOf(end)];
  const to = `${formatPersianDay(end)} ${last.year}`;
  if (start === end) return to;
  return m.tourpage_days({ from: first.month === last.month ? String(first.day) : formatPersianDay(start), to });
}

type Span = { readonly start: string; readonly end: string };

/** "Sat 10 to 17 Apr 2027". */
export const tourDays = ({ start, end }: Span): string => `${daysWords(start, end)} ${end.slice(0, 4)}`;

/** "21 to 28 Farvardin 1406". */
export const tourPersianDays = ({ start, end }: Span): string => persianDaysWords(start, end);
