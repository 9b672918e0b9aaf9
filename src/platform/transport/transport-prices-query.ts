import { queryOptions } from '@tanstack/react-query';
import { ProblemError } from '#domain/core/problem.ts';
import type { TransportKind, TransportPrices } from '#domain/transport/wish.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** The price list of a kind; null: nothing of it is sold. */
export const readTransportPrices = (api: Api, kind: TransportKind): Promise<TransportPrices | null> =>
  unwrap(api.GET('/transport/prices/{kind}', { params: { path: { kind } } })).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  });

export const transportPricesQuery = (api: Api, kind: TransportKind) =>
  queryOptions({
    queryKey: ['transportPrices', kind],
    queryFn: () => readTransportPrices(api, kind),
  });
