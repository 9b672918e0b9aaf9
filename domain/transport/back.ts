import { HOUR_MS } from '#domain/core/time.ts';

/** All comes back until so many hours before; changes of the time are free as long. Rules of ours. */
export const FREE_HOURS = 24;
/** Then the half, until so many hours before; then nothing. */
export const HALF_HOURS = 6;

/** Until when all of it comes back, and until when the half does. Each ride has its own moments. */
export const backUntil = (startsAt: number) => ({
  all: startsAt - FREE_HOURS * HOUR_MS,
  half: startsAt - HALF_HOURS * HOUR_MS,
});

/** What comes back of a ride that is cancelled, in percent; null: it has begun. Moments in server epoch ms. */
export function percentBack(startsAt: number, now: number): 100 | 50 | 0 | null {
  if (now >= startsAt) return null;
  const { all, half } = backUntil(startsAt);
  if (now <= all) return 100;
  return now <= half ? 50 : 0;
}
