import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A document of the query cache as it is by now; until something newer is there, what the page came with. */
export function useCached<T>(client: QueryClient, { queryKey }: { readonly queryKey: QueryKey }, served: T): T {
  const key = JSON.stringify(queryKey);
  const subscribe = useCallback(
    (changed: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        if (JSON.stringify(query.queryKey) === key) changed();
      }),
    [client, key],
  );
  return (
    useSyncExternalStore(
      subscribe,
      () => client.getQueryData<T>(queryKey),
      () => undefined,
    ) ?? served
  );
}
