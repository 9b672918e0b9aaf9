import type { OrderStatus } from '#domain/core/order-status.ts';
import { INQUIRY_ID, inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import { inquiryOutcomes } from '#machines/core/inquiry/kind.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import {
  abbasi,
  bekhradi,
  double,
  familySearch,
  hotelProblems,
  restored,
  search,
  twin,
} from '#machines/hotels/hotel-booking/fixtures.ts';
import type { hotelBookingMachine } from '#machines/hotels/hotel-booking/machine.ts';
import { freshInput } from '#machines/hotels/hotel-booking/testing.ts';
import type { HotelBookingEvent, HotelBookingInput, HotelRoute } from '#machines/hotels/hotel-booking/types.ts';

import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { hotelResults } from '#machines/hotels/hotel-results/results-age.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const routeTo = (indicatePage: HotelRoute['indicatePage'], hotelLink: string | null = null): HotelRoute => ({
  indicatePage,
  hotelLink,
  orderId: null,
  inquiryId: null,
});
const withOrder = (status: OrderStatus, page: HotelRoute['indicatePage']): HotelBookingInput => ({
  ...freshInput,
  results: null,
  route: routeTo(page),
  order: orderInfo(status),
});
const lost = { error: new TypeError('Failed to fetch') };

export const hotelBookingExamples = defineExamples<typeof hotelBookingMachine>({
  inputs: [
    freshInput,
    { ...freshInput, search: null, results: null },
    { ...freshInput, search: familySearch, hotel: abbasi, results: null },
    { ...freshInput, search: { ...stay, destination: null }, hotel: bekhradi, results: null },
    { ...freshInput, search: null, results: null, restored },
    { ...freshInput, hotel: bekhradi, results: null, inquiry: inquiryInfo('inquiring') },
    withOrder('held', 'results'),
    withOrder('paid', 'issue'),
    { ...withOrder('cancelled', 'passengers'), search: null },
  ],
  events: [
    { type: 'search.submit', search },
    { type: 'search.submit', search: familySearch },
    { type: 'hotel.open', hotel: abbasi },
    { type: 'hotel.open', hotel: bekhradi },
    { type: 'hotel.leave' },
    { type: 'stay.change', stay: { ...stay, returning: '2026-12-09' } },
    { type: 'rate.choose', room: 0, rate: double },
    { type: 'rate.choose', room: 1, rate: twin },
    { type: 'stay.book' },
    { type: 'results.refresh' },
    ...(['results', 'passengers', 'confirm', 'issue'] as const).map(
      (page): HotelBookingEvent => ({ type: 'route.shown', route: routeTo(page), hotel: null }),
    ),
    { type: 'route.shown', route: routeTo('results', abbasi.hotelLink), hotel: abbasi },
    {
      type: 'route.shown',
      route: { ...routeTo('results', bekhradi.hotelLink), inquiryId: INQUIRY_ID },
      hotel: bekhradi,
      inquiry: inquiryInfo('offered'),
    },
    { type: 'inquiry.withdraw' },
    { type: 'inquiry.accept' },
    { type: 'inquiry.close' },
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    ...inquiryOutcomes,
    ...orderCheckoutExamples.outcomes,
    search: hotelResults.outcomes,
    holdRooms: [
      ok(orderInfo('held')),
      { problem: hotelProblems.priceUp },
      { problem: hotelProblems.soldOut },
      problem('offer_expired'),
      problem('unavailable'),
      lost,
    ],
    askHotel: [ok(inquiryInfo('inquiring')), { problem: hotelProblems.soldOut }, problem('unavailable'), lost],
  },
  says: { deadline: DEADLINE },
  facets: {
    hotelBooking: factsOf<typeof hotelBookingMachine>({
      place: ({ destination, rooms }) => [destination !== null, rooms.length],
      hotel: ({ answers }) => answers,
      chosen: ({ chosenRates }) => chosenRates.map((rate) => rate !== null).join(),
      isHeld: ({ confirmInfo }) => confirmInfo !== null,
      problem: ({ problem }) => problem?.code ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
    }),
    hotelResults: hotelResults.facts,
  },
  walkedAlone: ['orderCheckout', 'hotelInquiry'],
});
