import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type TourInquiry = components['schemas']['ToursInquiry'];

export const tourInquiryQuery = (api: Api, inquiryId: string) =>
  queryOptions({
    queryKey: ['tour inquiry', inquiryId],
    queryFn: () => unwrap(api.GET('/tours/inquiries/{inquiryId}', { params: { path: { inquiryId } } })),
  });
