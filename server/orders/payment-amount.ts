import { protectionPrice } from '#domain/fares.ts';
import { add, type Currency, euro, type Money } from '#domain/money.ts';
import { convert } from '#domain/rates.ts';

/** What a traveller pays: the fares, and the protection for the whole order when it was chosen. */
export function amountDue(fares: number, hasProtection: boolean, currency: Currency): Money {
  const inEuro = euro(fares);
  return convert(hasProtection ? add(inEuro, protectionPrice(inEuro)) : inEuro, currency);
}
