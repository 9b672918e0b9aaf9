import { isDay } from '#domain/core/time.ts';

/** First and last day of a journey, YYYY-MM-DD. */
export type JourneyDays = { readonly first: string; readonly last: string };

/** null for what is not typed yet, or ends before it begins. */
export const journeyDays = (first: string, last: string): JourneyDays | null =>
  isDay(first) && isDay(last) && first <= last ? { first, last } : null;
