import type { components } from '#openapi/generated/types.ts';

type CardQuote = components['schemas']['CardQuote'];

const NAME = 'card-quote';

/** Keeps the rate of this tab; it says nothing of anybody. */
export function keepQuote(storage: Storage | null, quote: CardQuote): void {
  try {
    storage?.setItem(NAME, JSON.stringify(quote));
  } catch {
    // Full or forbidden: the next page begins a new rate.
  }
}

/** The kept rate while it is held; null: none. `now`: server epoch ms. */
export function keptQuote(storage: Storage | null, now: number): CardQuote | null {
  try {
    const quote = JSON.parse(storage?.getItem(NAME) ?? 'null') as CardQuote | null;
    return quote && typeof quote.quote === 'string' && quote.until > now ? quote : null;
  } catch {
    return null;
  }
}
