import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type OrderInfo, type OrderInput, orderInfoOf } from '#machines/core/order.ts';
import { transportInquiryMachine } from '#machines/transport/transport-inquiry/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { inquiryCall, wiredInquiry } from '#src/platform/core/inquiry/inquiry-actors.ts';
import { type TransportInquiry, transportInquiryQuery } from '#src/platform/transport/transport-inquiry-query.ts';

type Deps = { readonly api: Api; readonly queryClient: QueryClient; readonly clock: ServerClock };

/** The inquiry with its operations. Its page carries nothing of the checkout: an accepted offer opens the pages of its order. */
export function wiredTransportInquiry({ api, ...deps }: Deps) {
  const call = inquiryCall<TransportInquiry>(deps, (inquiryId) => transportInquiryQuery(api, inquiryId).queryKey);
  return wiredInquiry(transportInquiryMachine, deps.clock, {
    read: (params) => call(() => unwrap(api.GET('/transport/inquiries/{inquiryId}', { params }))),
    withdraw: (params) => call(() => unwrap(api.POST('/transport/inquiries/{inquiryId}/withdraw', { params }))),
    readOrder: fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) =>
      orderInfoOf(await readOrder(api, orderId)),
    ),
    // The page holds nothing besides: no offer replaces another hold.
    releaseHold: fromPromise<void, OrderInput>(async () => {}),
  });
}
