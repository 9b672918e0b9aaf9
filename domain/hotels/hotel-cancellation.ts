import { addDays } from '#domain/core/time.ts';
import { minutesOf, momentIn } from '#domain/core/zoned-time.ts';

/** Percentage of the prepayment that is refunded until a clock time some days before the arrival. */
export type CancelRule = { readonly daysBefore: number; readonly clock: string; readonly percent: number };
export type RefundStep = { readonly until: number; readonly percent: number };

type Stay = {
  /** IANA name: times are local to the hotel. */
  readonly zone: string;
  readonly checkIn: string;
  /** Clock time from which the room is ready, such as "14:00". */
  readonly checkInFrom: string;
};

/** Refund steps, earliest first. The last one ends at the start of the stay; a rule that ends later is cut there. */
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

/** Refund at a time, in percent; a step ends at its `until`. */
export const percentBack = (steps: readonly RefundStep[], now: number): number =>
  steps.find(({ until }) => now < until)?.percent ?? 0;

/** End of the full refund; null when there was none or it is over. */
export function freeUntil(steps: readonly RefundStep[], now: number): number | null {
  const all = steps.filter(({ until, percent }) => percent === 100 && until > now);
  return all.at(-1)?.until ?? null;
}
