import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { documentsQuery } from '#src/platform/core/api/queries.ts';

/** Passport numbers are whole in tickets that are read after the right one-time code. */
export const readTicketsAgain = (queryClient: QueryClient, api: Api, orderId: string) =>
  queryClient.fetchQuery({ ...documentsQuery(api, orderId), staleTime: 0 });
