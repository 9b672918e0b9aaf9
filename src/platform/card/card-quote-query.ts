import type { CardQuote } from '#machines/card/card-calculator/types.ts';
import { keepQuote } from '#src/platform/card/card-quote.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

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
