import { add, type Currency, type Money, subtract } from '#domain/core/money.ts';
import { convert, type Rates } from '#domain/core/rates.ts';

/** What a total is made of; all in the currency of the fares, EUR. */
export type Price = {
  readonly fares: Money;
  /** Taken off the fares by a code. */
  readonly discount: Money | null;
  /** For the whole order, when it is chosen. */
  readonly protection: Money | null;
};

/** In EUR. */
export function totalOf({ fares, discount, protection }: Price): Money {
  const reduced = discount ? subtract(fares, discount) : fares;
  return protection ? add(reduced, protection) : reduced;
}

/**
 * What a traveller pays by card: the total, less what the balance pays, summed in EUR and converted once, so that the
 * page and the server round the same.
 */
export function amountToPay(price: Price, currency: Currency, rates: Rates, fromBalance: Money | null = null): Money {
  const total = totalOf(price);
  return convert(fromBalance ? subtract(total, fromBalance) : total, currency, rates);
}
