import { clockOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { m } from '#src/copy/generated/messages.js';

/** The examples of the rules: a night train, and a bus in the morning. UTC epoch ms. */
export const TRAIN = momentOf('2026-12-05', 20 * 60 + 10);
export const BUS = momentOf('2026-12-05', 7 * 60 + 30);

/** What comes back of a train ticket, in one sentence with the numbers of the code. */
export function trainStepsText(): string {
  const [noon, before, departure] = railSteps(TRAIN);
  return m.transportrules_trains_cancel({
    noon: clockOf(noon.until),
    first: noon.percent,
    hours: (departure.until - before.until) / HOUR_MS,
    second: before.percent,
    third: departure.percent,
  });
}

export function busStepsText(): string {
  const [before, departure] = busSteps(BUS);
  return m.transportrules_buses_cancel({
    minutes: (departure.until - before.until) / MINUTE_MS,
    first: before.percent,
    second: departure.percent,
  });
}
