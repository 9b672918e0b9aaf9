import { DELIVERY_PRICE, type Delivery } from '#domain/card/delivery.ts';
import { CARD_PRICE, LOAD_FEE_PERCENT } from '#domain/card/limits.ts';
import { leastLoad, mostLoad } from '#domain/card/load.ts';
import type { Currency } from '#domain/core/money.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import { ratesShownNow } from '#server/facts/current.ts';
import { heldFrom, readQuote, signQuote } from '#server/products/card/quote.ts';

/** The rates of a quote that is held still, or those of now. */
export const readCardQuote: Operation<'readCardQuote'> = async ({ query, deps }) => {
  const now = deps.now();
  const { isOverdue, ...current } = await ratesShownNow(deps.db, now);
  const before = query.quote === undefined ? null : readQuote(deps.config, query.quote);
  const held = before && before.from <= now && before.until > now ? before : heldFrom(current, now);
  const { rates, from, until } = held;
  return {
    status: 200,
    body: {
      ...{ rates: toRates(rates), isOverdue, from, until, quote: signQuote(deps.config, held) },
      least: boundsOf((currency) => leastLoad(currency, rates)),
      most: boundsOf((currency) => mostLoad(currency, rates)),
      cardPrice: CARD_PRICE,
      feePercent: LOAD_FEE_PERCENT,
      deliveryPrices: (Object.keys(DELIVERY_PRICE) as Delivery[]).map((to) => ({ to, price: DELIVERY_PRICE[to] })),
      serverNow: now,
      isSimulated: true,
    },
  };
};

export const toRates = ({ on, rials }: Rates): components['schemas']['CardRates'] => ({
  on,
  EUR: rials.EUR,
  USD: rials.USD,
});

export const boundsOf = (of: (currency: Currency) => ReturnType<typeof leastLoad>) => ({
  EUR: of('EUR'),
  USD: of('USD'),
});
