import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type VisaRequest = components['schemas']['VisaRequest'];

/** Always asks the server, ignoring the cache. */
export const readVisaRequest = (api: Api, orderId: string): Promise<VisaRequest> =>
  unwrap(api.GET('/visa/requests/{orderId}', { params: { path: { orderId } } }));

export const visaRequestQuery = (api: Api, orderId: string) =>
  queryOptions({ queryKey: ['visa request', orderId], queryFn: () => readVisaRequest(api, orderId) });
