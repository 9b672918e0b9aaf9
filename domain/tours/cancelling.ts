import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { DAY_TOUR_FREE_MS } from '#domain/tours/dates.ts';
import { KEPT_FROM_DAYS, type KeptStep, keptOfJourney, noonBefore } from '#domain/tours/money-stairs.ts';
import type { components } from '#openapi/generated/types.ts';

type TourKind = components['schemas']['TourKind'];

/** A day tour begins at this hour, in Tehran. */
const DAY_TOUR_BEGINS_MS = 7 * HOUR_MS;

/** When it begins: a journey with its first day, a day tour with its car in the morning. */
export const beginOf = (kind: TourKind, start: string): number =>
  momentOf(start) + (kind === 'dayTour' ? DAY_TOUR_BEGINS_MS : 0);

/** What is kept of the price of a person who cancels, until it begins. `start`: the first day, YYYY-MM-DD in Tehran. */
function keptSteps(kind: TourKind, start: string): readonly KeptStep[] {
  if (kind === 'journey') return keptOfJourney(start);
  return [
    { from: null, kept: 0 },
    { from: beginOf(kind, start) - DAY_TOUR_FREE_MS, kept: 100 },
  ];
}

/** What is kept of the price at a moment, in percent; null once it has begun. */
export function keptPercent(kind: TourKind, start: string, now: number): number | null {
  if (now >= beginOf(kind, start)) return null;
  return keptSteps(kind, start).findLast(({ from }) => from === null || from <= now)?.kept ?? 0;
}

/** Until this moment a visa that was refused brings all of the money back. */
export const visaRefusedUntil = (start: string): number => noonBefore(start, KEPT_FROM_DAYS.all);
