import { add, type Currency, type Money, subtract } from '#domain/core/money.ts';
import { convert, type Rates } from '#domain/core/rates.ts';

/** Parts of a total, all in the currency of the fares, EUR. */
export type Price = {
  readonly fares: Money;
  readonly discount: Money | null;
  /** For the whole order, if chosen. */
  readonly protection: Money | null;
};

/** In EUR. */
export function totalOf({ fares, discount, protection }: Price): Money {
  const reduced = discount ? subtract(fares, discount) : fares;
  return protection ? add(reduced, protection) : reduced;
}

/**
 * The card payment: what is due in EUR less the part from the balance, converted once, so that page and server round the
 * same.
 */
export function amountToPay(due: Money, currency: Currency, rates: Rates, fromBalance: Money | null = null): Money {
  return convert(fromBalance ? subtract(due, fromBalance) : due, currency, rates);
}
