import { type Money, subtract, times } from '#domain/core/money.ts';
import { addDays, momentOf } from '#domain/core/time.ts';

/** A journey is booked with this share of its price. */
export const DEPOSIT_PERCENT = 25;
export const depositOf = (total: Money): Money => times(total, DEPOSIT_PERCENT / 100);

/** Days before the start from which a cancelled journey costs more: half of the deposit, the deposit, everything. */
export const KEPT_FROM_DAYS = { half: 60, deposit: 30, all: 7 } as const;
/** The steps are cut at noon in Tehran. */
const NOON_MINUTES = 12 * 60;

/** What has been paid and what would come back from `from` until `until`, epoch ms. */
export type MoneyStep = { readonly from: number; readonly until: number; readonly paid: Money; readonly back: Money };

export type StairsOf = {
  readonly total: Money;
  /** First day of the journey, YYYY-MM-DD. */
  readonly start: string;
  /** When the rest is paid, epoch ms; null: all is paid now. */
  readonly restAt: number | null;
  readonly now: number;
};

export const noonBefore = (start: string, days: number): number => momentOf(addDays(start, -days), NOON_MINUTES);

/** Both stairs of a journey, from now to its start. A step that is over is left out. */
export function moneyStairs({ total, start, restAt, now }: StairsOf): readonly MoneyStep[] {
  const deposit = depositOf(total);
  const end = momentOf(start);
  const cuts = Object.values(KEPT_FROM_DAYS).map((days) => noonBefore(start, days));
  const moments = [...new Set([now, ...cuts, ...(restAt === null ? [] : [restAt]), end])]
    .filter((moment) => moment >= now && moment <= end)
    .sort((a, b) => a - b);
  return moments.slice(0, -1).map((from, at) => {
    const paid = restAt !== null && from < restAt ? deposit : total;
    return { from, until: moments[at + 1] ?? end, paid, back: backAt(from, start, paid, deposit) };
  });
}

function backAt(moment: number, start: string, paid: Money, deposit: Money): Money {
  if (moment < noonBefore(start, KEPT_FROM_DAYS.half)) return paid;
  if (moment < noonBefore(start, KEPT_FROM_DAYS.deposit)) return subtract(paid, times(deposit, 0.5));
  return moment < noonBefore(start, KEPT_FROM_DAYS.all) ? subtract(paid, deposit) : times(paid, 0);
}
