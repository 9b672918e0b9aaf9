import { addDays } from '#domain/core/time.ts';
import { isWorkingDay } from '#domain/core/working-days.ts';

/** A day of the way: `number` counts working days from the order; null on days on which nobody works. */
export type WayDay = {
  readonly day: string;
  readonly kind: 'past' | 'now' | 'left' | 'due' | 'fly' | 'off';
  readonly number: number | null;
};

/** So many days are drawn at most: a home in weeks, with the days before it. */
const MOST = 42;

type Span = {
  /** Days in Tehran, YYYY-MM-DD. */
  readonly paid: string;
  readonly thereBy: string;
  readonly arrival: string | null;
  readonly today: string;
};

/** Each day from the order to the promise, and to the arrival where that is near. */
export function wayDays({ paid, thereBy, arrival, today }: Span): readonly WayDay[] {
  const last = arrival !== null && arrival > thereBy && arrival <= addDays(thereBy, 7) ? arrival : thereBy;
  const days: WayDay[] = [];
  let number = 0;
  for (let day = paid; day <= last && days.length < MOST; day = addDays(day, 1)) {
    const isWorking = isWorkingDay(day) && day > paid;
    if (isWorking) number += 1;
    days.push({ day, kind: kindOf(day), number: isWorking && day <= thereBy ? number : null });
  }
  return days;

  function kindOf(day: string): WayDay['kind'] {
    if (day === today) return 'now';
    if (day === arrival) return 'fly';
    if (day === thereBy) return 'due';
    if (!isWorkingDay(day) || day > thereBy || day === paid) return 'off';
    return day < today ? 'past' : 'left';
  }
}
