import { formatPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { formatShortDay } from '#domain/core/time.ts';
import { AGE_UNKNOWN } from '#domain/hotels/hotel-limits.ts';
import { countsAsAdult, guestCount, type RoomParty } from '#domain/hotels/hotel-rooms.ts';
import { m } from '#src/copy/generated/messages.js';

/** "2 adults, 1 child (8)": with the ages that affect the price, including a child of 13. */
export function partyWords(rooms: readonly RoomParty[]): string {
  const ages = rooms.flatMap(({ children }) => children);
  const adults = m.hotels_adults({ count: guestCount(rooms) - ages.length });
  return ages.length > 0
    ? `${adults}, ${m.hotels_children({ count: ages.length })} (${ages.map(ageWords).join(', ')})`
    : adults;
}

const ageWords = (age: number): string =>
  age === AGE_UNKNOWN ? m.hotels_age_unknown() : countsAsAdult(age) ? m.hotels_age_adult({ age }) : String(age);

/** "2 adults, 1 room". */
export const roomsWords = (rooms: readonly RoomParty[]): string =>
  `${partyWords(rooms)}, ${m.hotels_rooms({ count: rooms.length })}`;

/** "5 to 8 Dec"; "30 Nov to 2 Dec". */
export function shortDays(from: string, to: string): string {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return m.hotels_results_days({
    from: isSameMonth ? String(Number(from.slice(8))) : formatShortDay(from),
    to: formatShortDay(to),
  });
}

/** "14 to 17 Azar". */
export function persianDays(from: string, to: string): string {
  const [first, last] = [persianOf(from), persianOf(to)];
  return m.hotels_results_days({
    from: first.month === last.month ? String(first.day) : formatPersianDay(from),
    to: formatPersianDay(to),
  });
}
