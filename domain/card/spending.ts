import { CASH_A_DAY, SHOPS_A_DAY } from '#domain/card/limits.ts';
import { dayOf } from '#domain/core/time.ts';

/** Where a card pays: a terminal of a shop, or a cash machine. */
export type Place = 'shop' | 'cash';

/** What a payment is judged by. Rials are whole and positive; times are UTC epoch ms. */
export type Spending = {
  readonly place: Place;
  readonly rials: number;
  readonly now: number;
  readonly card: {
    readonly isActive: boolean;
    readonly balance: number;
    /** The last day that the card works, YYYY-MM-DD in Tehran. */
    readonly lastDay: string;
  };
  /** Payments that were not reversed, of any day; those of another day do not count. */
  readonly paid: readonly { readonly place: Place; readonly rials: number; readonly at: number }[];
};

/** Why a terminal refuses, in the order in which it is asked. */
export type Declined = 'not_active' | 'expired' | 'limit_of_day' | 'not_enough';

/** Rials a day, by place. */
export const A_DAY: Readonly<Record<Place, number>> = { shop: SHOPS_A_DAY, cash: CASH_A_DAY };

/** Rials that may still be paid today, by the limit of the day alone. The day ends at midnight in Tehran. */
export function leftToday(place: Place, { paid, now }: Pick<Spending, 'paid' | 'now'>): number {
  const today = dayOf(now);
  const spent = paid.filter((one) => one.place === place && dayOf(one.at) === today);
  return Math.max(0, A_DAY[place] - spent.reduce((sum, { rials }) => sum + rials, 0));
}

/** Null: the payment goes through. */
export function declineOf({ place, rials, now, card, paid }: Spending): Declined | null {
  if (!card.isActive) return 'not_active';
  if (dayOf(now) > card.lastDay) return 'expired';
  if (rials > leftToday(place, { paid, now })) return 'limit_of_day';
  return rials > card.balance ? 'not_enough' : null;
}
