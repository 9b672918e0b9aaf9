import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type TransportInquiry = components['schemas']['TransportInquiry'];

export const transportInquiryQuery = (api: Api, inquiryId: string) =>
  queryOptions({
    queryKey: ['transportInquiry', inquiryId],
    queryFn: () => unwrap(api.GET('/transport/inquiries/{inquiryId}', { params: { path: { inquiryId } } })),
  });
