import { addDays, DAY_MS, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';

/** From when until when a drawing shows, UTC epoch ms. */
export type Frame = { readonly from: number; readonly until: number };
type Span = { readonly leavesAt: number; readonly thereAt: number };

/** A tick on the clock of a drawing, every so many hours of Tehran's day. */
const HOURS = 3;
/** The night is shaded from 22:00 to 06:00 in Tehran. */
const NIGHT_FROM = 22 * 60;
const NIGHT_UNTIL = 6 * 60;

/** All ways with a tick of the clock on both sides; null where nothing is sold. */
export function frameOf(ways: readonly Span[]): Frame | null {
  if (ways.length === 0) return null;
  const first = Math.min(...ways.map(({ leavesAt }) => leavesAt));
  const last = Math.max(...ways.map(({ thereAt }) => thereAt));
  const midnight = momentOf(dayOf(first));
  const step = HOURS * HOUR_MS;
  return {
    from: midnight + Math.floor((first - midnight) / step) * step,
    until: midnight + Math.ceil((last - midnight) / step) * step,
  };
}

/** The hours that stand on the clock, `most` of them at most: each third, sixth or twelfth hour, or each midnight. */
export function ticksIn({ from, until }: Frame, most: number): readonly number[] {
  const midnight = momentOf(dayOf(from));
  const within = [HOURS, 6, 12, 24, 48].map((hours) => {
    const step = hours * HOUR_MS;
    const first = midnight + Math.ceil((from - midnight) / step) * step;
    return Array.from({ length: Math.floor((until - first) / step) + 1 }, (_, at) => first + at * step);
  });
  return within.find((ticks) => ticks.length <= most) ?? within.at(-1) ?? [];
}

/** The nights in a frame, cut at its ends. */
export function nightsIn({ from, until }: Frame): readonly Frame[] {
  const first = addDays(dayOf(from), -1);
  const count = Math.ceil((until - momentOf(first)) / DAY_MS);
  return Array.from({ length: count }, (_, at) => addDays(first, at))
    .map((day) => ({
      from: Math.max(from, momentOf(day, NIGHT_FROM)),
      until: Math.min(until, momentOf(addDays(day, 1), NIGHT_UNTIL)),
    }))
    .filter((night) => night.until > night.from);
}
