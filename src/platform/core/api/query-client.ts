import { QueryClient } from '@tanstack/react-query';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** One cache per app: per request on the server, one in the browser. Machines decide what is stale, not the cache. */
export function queryClientOf(context: AppContext): QueryClient {
  context.cache.queryClient ??= new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false } },
  });
  return context.cache.queryClient;
}
