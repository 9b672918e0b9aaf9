import { CARD_PRICE } from '#domain/card/limits.ts';
import { type LoadQuote, leastLoad, loadProblem, mostLoad, quoteLoad } from '#domain/card/load.ts';
import { add, type Currency, type Money } from '#domain/core/money.ts';
import { convert, type Rates } from '#domain/core/rates.ts';
import { latinDigits } from '#domain/core/time.ts';

/** What is loaded, as it is typed. */
export type LoadDraft = { readonly amount: string; readonly currency: Currency };

/** Cents of a typed amount: "300", "300.5", "300,50" and "1,300.00"; null where it is none. */
export function centsOf(text: string): number | null {
  const typed = latinDigits(text).replaceAll(/[\s€$]/g, '');
  const [, grouped, plain, rest = ''] = /^(?:(\d{1,3}(?:,\d{3})+)|(\d{1,7}))(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const whole = (grouped ?? plain)?.replaceAll(',', '');
  return whole === undefined ? null : Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}

/** What a load becomes and costs at these rates, or why it cannot be. */
export type Calculation = {
  readonly least: Money;
  readonly most: Money;
  readonly problem: 'amount' | 'too_little' | 'too_much' | null;
  /** Null while the amount cannot be read. */
  readonly quote: LoadQuote | null;
  /** The load in euros, as it is charged. */
  readonly load: Money | null;
};

/** `balance`: rials that the card has already. */
export function calculationOf({ amount, currency }: LoadDraft, rates: Rates, balance = 0): Calculation {
  const cents = centsOf(amount);
  const money = cents === null ? null : { amount: cents, currency };
  return {
    least: leastLoad(currency, rates),
    most: mostLoad(currency, rates, balance),
    problem: money === null ? 'amount' : loadProblem(money, rates, balance),
    quote: money && quoteLoad(money, rates),
    load: money && convert(money, 'EUR', rates),
  };
}

/** The card and its first load in euros, with this delivery. */
export const totalOf = (load: Money, delivery: Money): Money => add(add(CARD_PRICE, load), delivery);
