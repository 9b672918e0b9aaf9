import { add, type Currency, type Money } from '#domain/money.ts';
import { convert } from '#domain/rates.ts';

/**
 * What a traveller pays: the fares, and the protection for the whole order when it is chosen, summed in the currency of
 * the fares and converted once, so that the page and the server round the same.
 */
export const amountToPay = (fares: Money, protection: Money | null, currency: Currency): Money =>
  convert(protection ? add(fares, protection) : fares, currency);
