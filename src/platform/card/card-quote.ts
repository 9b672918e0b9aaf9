import type { CardQuote } from '#machines/card/card-calculator/types.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const KEY = 'card-quote';

/** Keeps the rate of this tab, so that the first look counts on each page; it says nothing of anybody. */
export const keepQuote = (storage: Storage | null, quote: CardQuote): void => {
  keepIn(storage, KEY, JSON.stringify(quote));
};

/** The kept rate while it is held; null: none. `now`: server epoch ms. */
export function keptQuote(storage: Storage | null, now: number): CardQuote | null {
  try {
    const quote = JSON.parse(storage?.getItem(KEY) ?? 'null') as CardQuote | null;
    return quote && typeof quote.quote === 'string' && quote.until > now ? quote : null;
  } catch {
    return null;
  }
}
