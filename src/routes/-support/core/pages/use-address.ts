import { useMemo } from 'react';

type Parse<T> = (search: Record<string, unknown>) => T;

/**
 * What an address says, as its route reads it, and nothing else. `Route.useSearch()` alone holds more: the router puts what
 * `validateSearch` left out back as it was written, of any kind.
 */
export function useAddress<T>(parse: Parse<T>, search: object): T {
  return useMemo(() => parse({ ...search }), [parse, search]);
}
