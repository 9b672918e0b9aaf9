import { addDays } from '#domain/core/time.ts';
import { minutesOf, momentIn } from '#domain/core/zoned-time.ts';

/** What comes back until a clock time so many days before the arrival, in percent of what was paid here. */
export type CancelRule = { readonly daysBefore: number; readonly clock: string; readonly percent: number };
export type RefundStep = { readonly until: number; readonly percent: number };

type Stay = {
  /** IANA name: the times are on the clocks of the hotel. */
  readonly zone: string;
  readonly checkIn: string;
  /** Minutes after midnight from which the room is ready. */
  readonly checkInFrom: string;
};

/**
 * The steps by which money comes back, the earliest first. The last one ends when the stay begins, and a rule that ends
 * later ends there.
 */
export function refundSteps(rules: readonly CancelRule[], { zone, checkIn, checkInFrom }: Stay): RefundStep[] {
  const begins = momentIn(zone, checkIn, minutesOf(checkInFrom));
  const steps = rules
    .map(({ daysBefore, clock, percent }) => ({
      until: Math.min(begins, momentIn(zone, addDays(checkIn, -daysBefore), minutesOf(clock))),
      percent,
    }))
    .sort((a, b) => a.until - b.until);
  const last = steps.at(-1);
  return last && last.until === begins ? steps : [...steps, { until: begins, percent: 0 }];
}

/** What comes back at a moment, in percent; a step ends at its `until`. */
export const percentBack = (steps: readonly RefundStep[], now: number): number =>
  steps.find(({ until }) => now < until)?.percent ?? 0;

/** Until when all of it comes back; null where that never was or is over. */
export function freeUntil(steps: readonly RefundStep[], now: number): number | null {
  const all = steps.filter(({ until, percent }) => percent === 100 && until > now);
  return all.at(-1)?.until ?? null;
}
