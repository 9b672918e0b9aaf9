import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { hotelBookingMachine } from '#machines/hotels/hotel-booking/machine.ts';
import type { AskHotelInput, HoldRoomsInput } from '#machines/hotels/hotel-booking/types.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';
import { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';
import type { HotelResultsRef, SearchHotelsInput } from '#machines/hotels/hotel-results/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { fetchFresh } from '#src/platform/core/api/fetch-fresh.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { releaseActor, submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';
import { type SiteEvent, tellSiteEvent } from '#src/platform/core/flow/events.ts';
import { inquiryCall, wiredInquiry } from '#src/platform/core/inquiry/inquiry-actors.ts';
import { type HotelOrder, orderOfHotels } from '#src/platform/hotels/hotel-order.ts';
import { type HotelInquiry, hotelStayQuery, hotelsQuery, inquiryQuery } from '#src/platform/hotels/hotel-queries.ts';
import { hotelsRefOf, stayRefOf } from '#src/platform/hotels/hotel-refs.ts';

const productRecordOf = ({ item, total }: HotelOrder): SiteEvent => ({
  type: 'product',
  id: item.hotelId,
  price: total,
  category: 'Hotel',
  quantity: 1,
  name: item.name.en,
});

/** Provides all actors of the hotel machines; a missing one does not compile. */
export function wiredHotelBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, queryClient, clock, drafts } = deps;
  const ask = orderCall(deps);
  const askInquiry = inquiryCall<HotelInquiry>(deps, (inquiryId) => inquiryQuery(api, inquiryId).queryKey);
  const deadline = createDeadline(clock);
  const readOwn = fromPromise<OrderInfo, OrderInput>(({ input }) =>
    ask(async () => orderOfHotels(await readOrder(api, input.orderId)), false),
  );

  return hotelBookingMachine.provide({
    actors: {
      hotelResults: hotelResultsMachine.provide({
        actors: {
          deadline,
          search: fromPromise<HotelResultsRef, SearchHotelsInput>(async ({ input: { search, isRefresh } }) => {
            const when = { now: clock.now(), isRefresh };
            return search.of === 'hotel'
              ? stayRefOf(await fetchFresh(queryClient, hotelStayQuery(api, search), when))
              : hotelsRefOf(await fetchFresh(queryClient, hotelsQuery(api, search), when));
          }),
        } satisfies ActorsOf<typeof hotelResultsMachine>,
      }),
      holdRooms: fromPromise<OrderInfo, HoldRoomsInput>(({ input }) =>
        ask(async () => {
          const order = await unwrap(
            api.POST('/hotels/holds', {
              params: { header: { 'Idempotency-Key': input.idempotencyKey } },
              body: {
                offerIds: [...input.offerIds],
                ...(input.acceptedTotal ? { acceptedTotal: input.acceptedTotal } : {}),
                ...(input.replacesOrderId ? { replacesOrderId: input.replacesOrderId } : {}),
              },
            }),
          );
          tellSiteEvent(productRecordOf(orderOfHotels(order)));
          return order;
        }),
      ),
      askHotel: fromPromise<InquiryInfo, AskHotelInput>(({ input }) =>
        askInquiry(() =>
          unwrap(
            api.POST('/hotels/inquiries', {
              params: { header: { 'Idempotency-Key': input.idempotencyKey } },
              body: { offerIds: [...input.offerIds] },
            }),
          ),
        ),
      ),
      readOrder: readOwn,
      hotelInquiry: wiredInquiry(hotelInquiryMachine, clock, {
        read: (params) => askInquiry(() => unwrap(api.GET('/hotels/inquiries/{inquiryId}', { params }))),
        withdraw: (params) => askInquiry(() => unwrap(api.POST('/hotels/inquiries/{inquiryId}/withdraw', { params }))),
        readOrder: readOwn,
        releaseHold: releaseActor(deps),
      }),
      orderCheckout: wiredCheckout(deps, {
        hold: hotelHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof hotelBookingMachine>,
  });
}
