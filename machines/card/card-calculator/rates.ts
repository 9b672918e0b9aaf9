import type { Rates } from '#domain/core/rates.ts';
import type { CardCalculatorContext, CardRates } from '#machines/card/card-calculator/types.ts';

/** In the form that the rules of money know. */
export const ratesOf = ({ on, EUR, USD }: CardRates): Rates => ({ on, rials: { EUR, USD } });

const isSame = (one: CardRates, other: CardRates) => one.EUR === other.EUR && one.USD === other.USD;

/** Rates that were looked at and are no more, beside these; null: nobody saw others. Of several moves the first counts. */
export function ratesBefore(
  { before, quote }: Pick<CardCalculatorContext, 'before' | 'quote'>,
  rates: CardRates,
): CardRates | null {
  const looked = before ?? quote?.rates ?? null;
  return looked === null || isSame(looked, rates) ? null : looked;
}
