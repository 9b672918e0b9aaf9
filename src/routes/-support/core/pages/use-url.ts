import { useMemo } from 'react';

type Parse<T> = (search: Record<string, unknown>) => T;

/** The URL as parsed by its route. `Route.useSearch()` alone also contains raw values that `validateSearch` dropped. */
export function useUrl<T>(parse: Parse<T>, search: object): T {
  return useMemo(() => parse({ ...search }), [parse, search]);
}
