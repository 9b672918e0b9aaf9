import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

type When = {
  /** In ms. */
  readonly now: number;
  /** Asks anew although an answer is known. */
  readonly isRefresh?: boolean;
};

/** The known answer while it is not too old, and a new one after that. Throws what the question throws. */
export async function fetchFresh<T extends { readonly expiresAt: number }, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
  { now, isRefresh = false }: When,
): Promise<T> {
  const known = queryClient.getQueryData<T>(query.queryKey);
  const isUsable = known && !isRefresh && known.expiresAt > now;
  return isUsable ? known : queryClient.fetchQuery({ ...query, staleTime: 0 });
}
