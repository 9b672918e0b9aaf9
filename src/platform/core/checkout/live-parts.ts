import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { type Documents, documentsQuery, type OrderCore, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createBankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import { createDraftStore, type DraftDeps } from '#src/platform/core/checkout/draft-store.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** What the live flow of each product is made of. */
export function liveParts(context: AppContext, clock: ServerClock, product: DraftDeps['product']) {
  const api = apiOf(context);
  const storage = tabStorage();
  return {
    api,
    queryClient: queryClientOf(context),
    clock,
    storage,
    drafts: createDraftStore({ api, storage, timer: clock, now: context.now, product }),
    visits: createBankVisits(storage),
    openPage: (url: string) => location.assign(url),
  };
}

type Known = { readonly order: OrderCore | null; readonly documents?: Documents | null };

/** The server's cache ended with its request: puts the page's documents into the browser's cache. `others`: by cache key. */
export function seed(
  { api, queryClient }: { readonly api: Api; readonly queryClient: QueryClient },
  { order, documents }: Known,
  others: readonly (readonly [QueryKey | null, unknown])[],
): void {
  const put = (queryKey: QueryKey | null, data: unknown) => {
    if (queryKey && data && queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data);
  };
  if (order) put(orderQuery(api, order.orderId).queryKey, order);
  if (documents) put(documentsQuery(api, documents.orderId).queryKey, documents);
  for (const [queryKey, data] of others) put(queryKey, data);
}
