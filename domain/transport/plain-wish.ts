import { plainLine } from '#domain/core/plain-text.ts';
import { latinDigits } from '#domain/core/time.ts';
import { minutesOf } from '#domain/transport/ride-times.ts';
import type { RideTime, TransportWish } from '#domain/transport/wish.ts';

/** "tk874" and "TK  874" are TK 874; what is no flight number stays, in capitals. */
export function flightText(typed: string): string {
  const text = plainLine(typed).toUpperCase();
  const [, airline, number] = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z]) ?(\d{1,4}[A-Z]?)$/.exec(text) ?? [];
  return airline === undefined ? text : `${airline} ${number}`;
}

/** What is typed into a field for a time, while it is typed: "0310" and "3.10" become a time, in any digits. */
export function clockText(typed: string): string {
  const text = latinDigits(typed).replace(/[.,]/, ':');
  return /^\d{4}$/.test(text.trim()) ? `${text.trim().slice(0, 2)}:${text.trim().slice(2)}` : text;
}

/** "3:05", "3.05" and "0305" are 03:05; what is no time stays as typed. */
export function timeText(typed: string): string {
  const text = plainLine(typed);
  const minutes = minutesOf(clockText(text));
  if (minutes === null) return text;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const plainTime = ({ day, time, flight, flightTime }: RideTime): RideTime => ({
  day: plainLine(day),
  time: timeText(time),
  flight: flightText(flight),
  flightTime: timeText(flightTime),
});

/** The same wish in one spelling, so that two that mean the same are equal. */
export function plainWish(wish: TransportWish): TransportWish {
  if (wish.kind === 'cip') {
    const ids = [...new Set(wish.addOns.map(({ id }) => id))].toSorted();
    return {
      ...wish,
      ride: { ...plainTime(wish.ride), flightTime: '' },
      addOns: ids.map((id) => ({
        id,
        count: wish.addOns.reduce((all, one) => all + (one.id === id ? one.count : 0), 0),
      })),
    };
  }
  const load = { ...wish.load, childAges: wish.load.childAges.toSorted((one, other) => one - other) };
  return { ...wish, load, ride: plainTime(wish.ride), back: wish.back && plainTime(wish.back) };
}
