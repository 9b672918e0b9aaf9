import { LEAST_LOAD, LOAD_FEE_PERCENT, MOST_DOLLARS } from '#domain/card/limits.ts';
import { type Currency, type Money, percentOf, subtract } from '#domain/core/money.ts';
import { convert, type Rates } from '#domain/core/rates.ts';

/** What a load becomes on the card. */
export type LoadQuote = {
  /** What is paid, fee inside. */
  readonly amount: Money;
  readonly fee: Money;
  /** What is changed into rials. */
  readonly changed: Money;
  /** Whole rials on the card: never more than the changed money is worth. */
  readonly rials: number;
  /** Rials for one unit of the currency of `amount`, and the day of that rate, YYYY-MM-DD. */
  readonly rate: number;
  readonly on: string;
};

/** Rials for this money at these rates, rounded down to whole rials. */
export const rialsFor = ({ amount, currency }: Money, { rials }: Rates): number =>
  Math.floor((amount * rials[currency]) / 100);

/** Cents for these rials at these rates, rounded down: "about" on a page, and what a closing gives. */
export const moneyFor = (rials: number, currency: Currency, rates: Rates): Money => ({
  amount: Math.floor((rials * 100) / rates.rials[currency]),
  currency,
});

/** The load at these rates. The fee is inside the amount, in whole cents, half a cent rounded up. */
export function quoteLoad(amount: Money, rates: Rates): LoadQuote {
  const fee = percentOf(amount, LOAD_FEE_PERCENT);
  const changed = subtract(amount, fee);
  const rate = rates.rials[amount.currency];
  return { amount, fee, changed, rials: rialsFor(changed, rates), rate, on: rates.on };
}

/** Rials that a card may hold at these rates. */
export const mostOnCard = (rates: Rates): number => MOST_DOLLARS * rates.rials.USD;

/** The least that can be loaded in this currency. */
export const leastLoad = (currency: Currency, rates: Rates): Money => convert(LEAST_LOAD, currency, rates);

/**
 * The most that can be loaded beside `balance` rials, in whole cents with the fee inside: no single load is worth more
 * than what a card may hold, and the rials fit beside the balance. Zero where the card is full.
 */
export function mostLoad(currency: Currency, rates: Rates, balance = 0): Money {
  const room = mostOnCard(rates) - balance;
  const fits = (cents: number) => quoteLoad({ amount: cents, currency }, rates).rials <= room;
  const most = moneyFor(mostOnCard(rates), currency, rates).amount;
  if (fits(most)) return { amount: most, currency };
  // The guess is off by the rounding of the fee at most: then it walks to the last cent that fits.
  let cents = Math.max(0, Math.floor((room * 10_000) / (rates.rials[currency] * (100 - LOAD_FEE_PERCENT))));
  while (cents > 0 && !fits(cents)) cents -= 1;
  while (room > 0 && fits(cents + 1)) cents += 1;
  return { amount: cents, currency };
}

/** Why an amount cannot be loaded; null: it can. */
export function loadProblem(amount: Money, rates: Rates, balance = 0): 'too_little' | 'too_much' | null {
  if (amount.amount < leastLoad(amount.currency, rates).amount) return 'too_little';
  return amount.amount > mostLoad(amount.currency, rates, balance).amount ? 'too_much' : null;
}
