import type { RefundStep } from '#domain/fares.ts';

/** A stretch of time with one share, in the order of time. Ended ones are gone. */
export type Stretch = { readonly from: number; readonly until: number; readonly percent: number };

export function stretchesOf(steps: readonly RefundStep[], now: number, departsAt: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = now;
  for (const { until, percent } of [...steps].sort((a, b) => a.until - b.until)) {
    if (until <= from) continue;
    stretches.push({ from, until, percent });
    from = until;
  }
  if (from < departsAt) stretches.push({ from, until: departsAt, percent: 0 });
  return stretches;
}

/**
 * Where the stretches end, from 0 to 1. Not to scale: the square root gives the short last hours room, and none gets
 * less than about an eighth.
 */
export function endsOf(stretches: readonly Stretch[]): number[] {
  const weights = stretches.map(({ from, until }) => Math.sqrt(until - from));
  const all = weights.reduce((a, b) => a + b, 0) || 1;
  const wide = weights.map((weight) => Math.max(weight / all, 0.16));
  const sum = wide.reduce((a, b) => a + b, 0);
  let at = 0;
  return wide.map((weight) => {
    at += weight / sum;
    return at;
  });
}
