import type { Fact } from '#domain/core/facts/fact.ts';
import type { Currency, Money } from '#domain/core/money.ts';

/** What a euro and a US dollar cost on a day, in rials, on the open market. 1 toman is 10 rials. */
export type Rates = {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly rials: { readonly EUR: number; readonly USD: number };
};

/** The rates that the site was built with; an owner brings newer ones by a file while it runs (docs/facts.md). */
export const RATES: Rates = { on: '2026-10-09', rials: { EUR: 2_993_500, USD: 2_674_000 } };

/** Where they are from. A rate is looked at on the day that it is of. */
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

/** US dollars for one euro, by the same market: four digits, as it is printed and as it is reckoned with. */
export const usdPerEuro = ({ rials }: Rates): number => Math.round((rials.EUR / rials.USD) * 10_000) / 10_000;

/** The amount in another currency of sale at so many dollars for a euro; whole cents, rounded half up. */
export const convertAt = (money: Money, to: Currency, perEuro: number): Money => {
  if (money.currency === to) return money;
  const amount = to === 'USD' ? money.amount * perEuro : money.amount / perEuro;
  return { amount: Math.round(amount), currency: to };
};

/** The same by the rates of a day. An order is paid and given back by the rate that its payment began with. */
export const convert = (money: Money, to: Currency, rates: Rates): Money => convertAt(money, to, usdPerEuro(rates));

/** For reference only: "about 26.1 million toman". Whole thousands of toman. */
export const inToman = (money: Money, rates: Rates): number =>
  Math.round(((convert(money, 'EUR', rates).amount / 100) * (rates.rials.EUR / 10)) / 1000) * 1000;
