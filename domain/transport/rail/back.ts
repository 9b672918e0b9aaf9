import { addDays, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';

const NOON_MINUTES = 12 * 60;

/**
 * What comes back of a berth: 90 % until noon of the day before departure in Tehran, 70 % until 3 hours before, 50 % until departure
 * (refund rules of a train seller, respina24.ir/train, seen 2026-11-25).
 */
export const railSteps = (departsAt: number): readonly StepBack[] => [
  { until: momentOf(addDays(dayOf(departsAt), -1), NOON_MINUTES), percent: 90 },
  { until: departsAt - 3 * HOUR_MS, percent: 70 },
  { until: departsAt, percent: 50 },
];
