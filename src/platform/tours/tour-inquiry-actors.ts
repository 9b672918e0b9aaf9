import { fromPromise } from 'xstate';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { tourInquiryMachine } from '#machines/tours/tour-inquiry/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';
import { inquiryCall, wiredInquiry } from '#src/platform/core/inquiry/inquiry-actors.ts';
import { type TourInquiry, tourInquiryQuery } from '#src/platform/tours/tour-inquiry-query.ts';
import { orderOfTours } from '#src/platform/tours/tour-order.ts';

/** The inquiry with its operations; the order of an accepted offer is read for its own pages. */
export function wiredTourInquiry(deps: CheckoutDeps) {
  const { api } = deps;
  const call = inquiryCall<TourInquiry>(deps, (inquiryId) => tourInquiryQuery(api, inquiryId).queryKey);
  const ask = orderCall(deps);
  return wiredInquiry(tourInquiryMachine, deps, {
    read: (params) => call(() => unwrap(api.GET('/tours/inquiries/{inquiryId}', { params }))),
    withdraw: (params) => call(() => unwrap(api.POST('/tours/inquiries/{inquiryId}/withdraw', { params }))),
    readOrder: fromPromise<OrderInfo, OrderInput>(({ input }) =>
      ask(async () => orderOfTours(await readOrder(api, input.orderId)), false),
    ),
  });
}
