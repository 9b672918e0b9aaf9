import { DAY_MS, dayOf, HOUR_MS, isDay, momentOf } from '#domain/core/time.ts';
import type { RideTime, TransportKind, TransportWish } from '#domain/transport/wish.ts';

/** A pick-up before this minute of the day is at night: 00:00 to 05:59. */
const NIGHT_ENDS = 6 * 60;

/** "03:10" as minutes after midnight; null where it is no time of a day. One digit for the hour will do. */
export function minutesOf(time: string): number | null {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2}):(\d{2})\s*$/.exec(time) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** True from 00:00 to 05:59. */
export const isNight = (minutes: number): boolean => minutes < NIGHT_ENDS;

/** The moment of a ride, UTC epoch ms; null while its day or time is not right. */
export function momentOfRide({ day, time }: Pick<RideTime, 'day' | 'time'>): number | null {
  const minutes = minutesOf(time);
  return minutes === null || !isDay(day) ? null : momentOf(day, minutes);
}

/** The first moment after `moment` at which the clock in Tehran shows `time`; null where it is no time. */
export function nextAt(time: string, moment: number): number | null {
  const minutes = minutesOf(time);
  if (minutes === null) return null;
  const sameDay = momentOf(dayOf(moment), minutes);
  return sameDay > moment ? sameDay : sameDay + DAY_MS;
}

/** The time of a ride is that of a flight which lands; else that of the car, or of a flight which leaves. */
export const isLanding = (wish: TransportWish, from: { readonly airport: string | null }): boolean =>
  wish.kind === 'cip' ? wish.direction === 'arrival' : from.airport !== null;

/** Sooner than this it is asked for first, in ms. */
export const leadOf = (kind: TransportKind, cipLeadHours: number): number =>
  (kind === 'cip' ? cipLeadHours : CAR_LEAD_HOURS) * HOUR_MS;

/** How long a stop in the city takes. */
export const CITY_STOP_MINUTES = 15;
/** A car is sold without asking until so many hours before. */
export const CAR_LEAD_HOURS = 12;
/** Nothing is asked for that begins sooner. */
export const LEAST_LEAD_MS = HOUR_MS;
