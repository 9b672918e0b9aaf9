import type { QueryClient } from '@tanstack/react-query';
import { forgetPrefill } from '#src/platform/accounts/prefill.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { forgetDrafts } from '#src/platform/core/checkout/draft-store.ts';
import { forgetTilesWish } from '#src/platform/core/device/map-tiles-wish.ts';
import { forgetSearches } from '#src/platform/core/device/recent-searches.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { forgetPapers } from '#src/platform/core/offline/papers.ts';
import { forgetEarlierPages } from '#src/platform/core/recording/recording-list.ts';
import { forgetTripTicks } from '#src/platform/country/trip-ticks.ts';

/** First words of query keys whose documents are the same for all visitors; `session` is set separately. */
const ANYBODYS: ReadonlySet<unknown> = new Set([
  'session',
  'flights',
  'lowest',
  'hotels',
  'hotel stay',
  'hotel',
  'hotel land',
  'destinations',
]);

/** Removes personal documents from the cache: orders, papers, drafts, and all keys that ANYBODYS does not list. */
export function forgetDocuments(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ queryKey }) => !ANYBODYS.has(queryKey[0]) })) {
    // A page that stays open still observes its query, so reset it instead of removing it.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}

/** Removes all personal data of the former user from this browser: drafts, recordings, kept pages, cached documents. */
export async function forgetPerson(context: AppContext): Promise<void> {
  forgetDocuments(queryClientOf(context));
  const storage = tabStorage();
  if (storage) {
    forgetPrefill(storage);
    forgetDrafts(storage);
  }
  forgetEarlierPages();
  forgetTilesWish();
  forgetTripTicks();
  forgetSearches();
  await forgetPapers();
}
