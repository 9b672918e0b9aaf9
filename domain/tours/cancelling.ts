import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { DAY_TOUR_FREE_MS } from '#domain/tours/dates.ts';
import { DEPOSIT_PERCENT, KEPT_FROM_DAYS, noonBefore } from '#domain/tours/money-stairs.ts';
import type { components } from '#openapi/generated/types.ts';

type TourKind = components['schemas']['TourKind'];

/** A day tour begins at this hour, in Tehran. */
const DAY_TOUR_BEGINS_MS = 7 * HOUR_MS;

/** From `from` on this part of the price is kept, in percent; epoch ms, null: from the beginning. */
export type KeptStep = { readonly from: number | null; readonly kept: number };

/** When it begins: a journey with its first day, a day tour with its car in the morning. */
export const beginOf = (kind: TourKind, start: string): number =>
  momentOf(start) + (kind === 'dayTour' ? DAY_TOUR_BEGINS_MS : 0);

/**
 * What is kept of the price of a person who cancels, until it begins. Of a journey nothing until 60 days before, then half
 * of the deposit, from 30 days on the deposit, from 7 days on all. `start`: the first day, YYYY-MM-DD in Tehran.
 */
function keptSteps(kind: TourKind, start: string): readonly KeptStep[] {
  const free = { from: null, kept: 0 };
  if (kind === 'dayTour') return [free, { from: beginOf(kind, start) - DAY_TOUR_FREE_MS, kept: 100 }];
  return [
    free,
    { from: noonBefore(start, KEPT_FROM_DAYS.half), kept: DEPOSIT_PERCENT / 2 },
    { from: noonBefore(start, KEPT_FROM_DAYS.deposit), kept: DEPOSIT_PERCENT },
    { from: noonBefore(start, KEPT_FROM_DAYS.all), kept: 100 },
  ];
}

/** What is kept of the price at a moment, in percent; null once it has begun. */
export function keptPercent(kind: TourKind, start: string, now: number): number | null {
  if (now >= beginOf(kind, start)) return null;
  return keptSteps(kind, start).findLast(({ from }) => from === null || from <= now)?.kept ?? 0;
}

/** Until this moment a visa that was refused brings all of the money back. */
export const visaRefusedUntil = (start: string): number => noonBefore(start, KEPT_FROM_DAYS.all);
