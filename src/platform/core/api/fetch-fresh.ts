import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

type When = {
  /** Milliseconds since epoch. */
  readonly now: number;
  /** Fetches even when the cached answer is still valid. */
  readonly isRefresh?: boolean;
};

/** Returns the cached answer until it expires, then fetches. Rethrows errors of the query. */
export async function fetchFresh<T extends { readonly expiresAt: number }, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
  { now, isRefresh = false }: When,
): Promise<T> {
  const known = queryClient.getQueryData<T>(query.queryKey);
  const isUsable = known && !isRefresh && known.expiresAt > now;
  return isUsable ? known : queryClient.fetchQuery({ ...query, staleTime: 0 });
}
