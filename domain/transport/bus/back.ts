import { HOUR_MS } from '#domain/core/time.ts';
import type { StepBack } from '#domain/transport/runs/steps-back.ts';

/**
 * What comes back of a seat: 90 % until one hour before departure, 50 % until departure (the answer of a bus seller, safar724.com, seen
 * 2026-11-25).
 */
export const busSteps = (departsAt: number): readonly StepBack[] => [
  { until: departsAt - HOUR_MS, percent: 90 },
  { until: departsAt, percent: 50 },
];
