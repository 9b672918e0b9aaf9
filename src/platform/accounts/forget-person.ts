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

/** Documents that are the same for everybody, by the first word of their keys; and who is signed in, which is told apart. */
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

/** What the memory of this page has of somebody's own: orders and their papers, drafts, and what nobody named harmless. */
export function forgetDocuments(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ queryKey }) => !ANYBODYS.has(queryKey[0]) })) {
    // A page that lives on keeps looking at its place.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}

/** Nothing of who was signed in stays in this browser: what was typed, what was recorded, what was kept, what was read. */
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
