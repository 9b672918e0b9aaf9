import { addDays, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { CAR_LEAD_HOURS, LEAST_LEAD_MS } from '#domain/transport/ride-times.ts';

/** A car has no timetable: it is drawn from this minute of the day on, an hour of ours. */
const USUAL_MINUTES = 8 * 60;

/**
 * When a car leaves on a day, UTC epoch ms: at 08:00, or at the first full hour at which it is still sold at once.
 * `byRequest`: it can only be asked for; `over`: not even that.
 */
export function carLeavesAt(day: string, now: number): number | 'byRequest' | 'over' {
  const soonest = Math.ceil((now + CAR_LEAD_HOURS * HOUR_MS - momentOf(day)) / HOUR_MS) * HOUR_MS + momentOf(day);
  const leavesAt = Math.max(momentOf(day, USUAL_MINUTES), soonest);
  if (dayOf(leavesAt) === day) return leavesAt;
  return now + LEAST_LEAD_MS < momentOf(addDays(day, 1)) ? 'byRequest' : 'over';
}
