import { euro, type Money, percentOf } from '#domain/core/money.ts';

/** Until this moment, itself included, so much comes back. UTC epoch ms. */
export type StepBack = { readonly until: number; readonly percent: number };

/** The percentage that comes back at a moment; null: it has departed. The last step ends with the departure, which is not in it. */
export function percentAt(steps: readonly StepBack[], departsAt: number, now: number): number | null {
  if (now >= departsAt) return null;
  return steps.find(({ until }) => now <= until)?.percent ?? null;
}

/** What comes back of a place that cost so much; each place is rounded by itself. */
export const backOf = (price: Money, percent: number): Money => percentOf(price, percent);

/** What comes back of some places, EUR cents each. */
export const backOfAll = (prices: readonly number[], percent: number): Money =>
  euro(prices.reduce((all, cents) => all + backOf(euro(cents), percent).amount, 0));
