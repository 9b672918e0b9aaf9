import { euro, type Money, percentOf, subtract, sum } from '#domain/core/money.ts';
import { addDays, momentOf } from '#domain/core/time.ts';

/** A journey is booked with this share of its price. */
export const DEPOSIT_PERCENT = 25;
export const depositOf = (total: Money): Money => percentOf(total, DEPOSIT_PERCENT);

/** Days before the start from which a cancelled journey costs more: half of the deposit, the deposit, everything. */
export const KEPT_FROM_DAYS = { half: 60, deposit: 30, all: 7 } as const;
/** The steps are cut at noon in Tehran. */
const NOON_MINUTES = 12 * 60;

/** What has been paid and what would come back from `from` until `until`, epoch ms. */
export type MoneyStep = { readonly from: number; readonly until: number; readonly paid: Money; readonly back: Money };

export type StairsOf = {
  /** What those who come cost, discounts taken off; each is cut and rounded by itself, as the server does. */
  readonly prices: readonly Money[];
  /** First day of the journey, YYYY-MM-DD. */
  readonly start: string;
  /** What is still owed and when it is paid, epoch ms; null: all is paid now. */
  readonly rest: { readonly owed: Money; readonly at: number } | null;
  readonly now: number;
};

export const noonBefore = (start: string, days: number): number => momentOf(addDays(start, -days), NOON_MINUTES);

/** From `from` on this part of the price is kept, in percent; epoch ms, null: from the beginning. */
export type KeptStep = { readonly from: number | null; readonly kept: number };

/** Of a journey nothing is kept until 60 days before, then half of the deposit, from 30 days on the deposit, from 7 days on all. */
export const keptOfJourney = (start: string): readonly KeptStep[] => [
  { from: null, kept: 0 },
  { from: noonBefore(start, KEPT_FROM_DAYS.half), kept: DEPOSIT_PERCENT / 2 },
  { from: noonBefore(start, KEPT_FROM_DAYS.deposit), kept: DEPOSIT_PERCENT },
  { from: noonBefore(start, KEPT_FROM_DAYS.all), kept: 100 },
];

/** Both stairs of a journey, from now to its start. A step that is over is left out. */
export function moneyStairs({ prices, start, rest, now }: StairsOf): readonly MoneyStep[] {
  const end = momentOf(start);
  const cuts = keptOfJourney(start).flatMap(({ from }) => from ?? []);
  const moments = [...new Set([now, ...cuts, ...(rest === null ? [] : [rest.at]), end])]
    .filter((moment) => moment >= now && moment <= end)
    .sort((a, b) => a - b);
  return moments.slice(0, -1).map((from, at) => {
    const owed = rest !== null && from < rest.at ? rest.owed.amount : 0;
    const kept = keptOfJourney(start).findLast((step) => step.from === null || step.from <= from)?.kept ?? 0;
    const free = prices.reduce((all, { amount }) => all + Math.round((amount * (100 - kept)) / 100), 0);
    const paid = subtract(sum(prices, 'EUR'), euro(owed));
    return { from, until: moments[at + 1] ?? end, paid, back: euro(Math.max(0, free - owed)) };
  });
}
