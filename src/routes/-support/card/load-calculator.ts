import { RATES } from '#domain/core/rates.ts';
import { dayOf } from '#domain/core/time.ts';
import { ratesOf } from '#machines/card/card-calculator/rates.ts';
import { readQuote } from '#src/platform/card/card-quote-query.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { CalculatorData } from '#src/routes/-support/card/calculator-data.ts';
import { calculatorStep } from '#src/routes/-support/card/card-screens.ts';

/** What the calculator shows. */
export async function loadCalculator(context: AppContext): Promise<CalculatorData> {
  const [quote] = await Promise.all([orNull(readQuote(apiOf(context), null)), calculatorStep.preload()]);
  const now = context.now();
  return {
    quote,
    rates: quote ? ratesOf(quote.rates) : RATES,
    ways: quote ? quote.deliveryPrices.map(({ to }) => to) : ['hotel'],
    isFromServer: import.meta.env.SSR,
    now,
    today: dayOf(now),
  };
}
