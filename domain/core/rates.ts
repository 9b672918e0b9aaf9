import type { Fact } from '#domain/core/facts/fact.ts';
import type { Currency, Money } from '#domain/core/money.ts';

/** Open-market price of a euro and of a US dollar on a day, in rials. 1 toman is 10 rials. */
export type Rates = {
  readonly on: string;
  readonly rials: { readonly EUR: number; readonly USD: number };
};

/** The built-in rates; an owner updates them with a file at run time (docs/facts.md). */
export const RATES: Rates = { on: '2026-10-09', rials: { EUR: 2_993_500, USD: 2_674_000 } };

/** Source of the rates. A rate counts as checked on its own day. */
export const RATE_FACT: Fact = {
  kind: 'rate',
  pages: [
    {
      title: 'Rial exchange rates archive, open market, 9 October 2026',
      address: 'github.com/SamadiPour/rial-exchange-rates-archive',
    },
  ],
  asOf: RATES.on,
  lookedAt: RATES.on,
  confidence: 'medium',
};

/** US dollars per euro from the same market, rounded to four decimals for display and calculation alike. */
export const usdPerEuro = ({ rials }: Rates): number => Math.round((rials.EUR / rials.USD) * 10_000) / 10_000;

/** Units of each currency of sale for one euro: a new currency does not compile until its rate is known here. */
const PER_EURO: Readonly<Record<Currency, (dollarsPerEuro: number) => number>> = {
  EUR: () => 1,
  USD: (dollarsPerEuro) => dollarsPerEuro,
};

/** Converts to another currency of sale, at `perEuro` dollars per euro; whole cents, rounded half up. */
export const convertAt = (money: Money, to: Currency, perEuro: number): Money => ({
  amount: Math.round((money.amount * PER_EURO[to](perEuro)) / PER_EURO[money.currency](perEuro)),
  currency: to,
});

/** Converts at the rates of a day. Payment and refund of an order use the rate at the start of its payment. */
export const convert = (money: Money, to: Currency, rates: Rates): Money => convertAt(money, to, usdPerEuro(rates));

/** For reference only: "about 26.1 million toman". In toman, rounded to thousands. */
export const inToman = (money: Money, rates: Rates): number =>
  Math.round(((convert(money, 'EUR', rates).amount / 100) * (rates.rials.EUR / 10)) / 1000) * 1000;
