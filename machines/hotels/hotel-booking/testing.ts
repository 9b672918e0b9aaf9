import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import { scriptedInquiry } from '#machines/core/inquiry/testing.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { listFound, search } from '#machines/hotels/hotel-booking/fixtures.ts';
import { hotelBookingMachine } from '#machines/hotels/hotel-booking/machine.ts';
import { routeOf } from '#machines/hotels/hotel-booking/route.ts';
import type { AskHotelInput, HoldRoomsInput, HotelBookingInput } from '#machines/hotels/hotel-booking/types.ts';
import { hotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';
import { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';
import type { HotelResultsRef, SearchHotelsInput } from '#machines/hotels/hotel-results/types.ts';

export const freshInput: HotelBookingInput = {
  flowId: 'visit-1',
  search,
  hotel: null,
  route: { indicatePage: 'results', hotelLink: null, orderId: null, inquiryId: null },
  results: listFound,
  order: null,
  inquiry: null,
  restored: null,
};

function scriptedHotelBooking(world: Scripted, deadline: DeadlineLogic = world.deadline()) {
  return hotelBookingMachine.provide({
    actors: {
      hotelResults: hotelResultsMachine.provide({
        actors: { deadline, search: world.actor<HotelResultsRef, SearchHotelsInput>('search') },
      }),
      hotelInquiry: scriptedInquiry(world, hotelInquiryMachine, deadline),
      orderCheckout: scriptedCheckout(world, hotelHoldMachine, deadline),
      holdRooms: world.actor<OrderInfo, HoldRoomsInput>('holdRooms'),
      askHotel: world.actor<InquiryInfo, AskHotelInput>('askHotel'),
      readOrder: world.actor<OrderInfo, OrderInput>('readOrder'),
    },
  });
}

export function startBooking(world: Scripted, input: Partial<HotelBookingInput> = {}) {
  const actor = createActor(scriptedHotelBooking(world), { input: { ...freshInput, ...input }, clock: world.clock });
  actor.start();
  const view = () => hotelBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
