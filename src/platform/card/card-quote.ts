import type { CardQuote } from '#machines/card/card-calculator/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

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

/** The rates of now; while `quote` is held it comes back. */
export const readQuote = (api: Api, quote: string | null): Promise<CardQuote> =>
  unwrap(api.GET('/card/quotes', { params: { query: quote === null ? {} : { quote } } }));

/** Asks for the rates, keeps them for the next page of this tab, and corrects the clock by their server time. */
export async function renewQuote(
  { api, clock, storage }: { readonly api: Api; readonly clock: ServerClock; readonly storage: Storage | null },
  quote: string | null,
): Promise<CardQuote> {
  const sentAt = Date.now();
  const renewed = await readQuote(api, quote);
  clock.observe({ serverNow: renewed.serverNow, sentAt, receivedAt: Date.now() });
  keepQuote(storage, renewed);
  return renewed;
}
