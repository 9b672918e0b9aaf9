import { assign, sendTo, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts, offerParts } from '#machines/core/checkout-parts.ts';
import type { InquiryEvent, InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import {
  hotelContext,
  NO_HOTEL,
  nothingChosen,
  orderContext,
  ratesWith,
  stayOf,
} from '#machines/hotels/hotel-booking/context.ts';
import type {
  AskHotelInput,
  CheckoutUpdate,
  ChosenHotel,
  ChosenRate,
  HoldRoomsInput,
  HotelBookingContext,
  HotelBookingEvent,
  HotelBookingInput,
  HotelRoute,
  HotelSearch,
  InquiryUpdate,
} from '#machines/hotels/hotel-booking/types.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';
import { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';
import type { HotelResultsRef, Stay } from '#machines/hotels/hotel-results/types.ts';

const hasAll = ({ chosenRates }: HotelBookingContext) =>
  chosenRates.length > 0 && chosenRates.every((rate) => rate !== null);

/** Resets choices that were made for other dates, people or rooms. */
const anew = (rooms: Stay['rooms']) => ({
  rates: null,
  chosenRates: nothingChosen(rooms),
  acceptedTotal: null,
  // Values from an old link are valid only for the choice it named.
  roomId: null,
  customerOrderPrice: null,
  problem: null,
});

const hasList = ({ destination, hotelId }: HotelBookingContext): boolean => destination !== null || hotelId !== null;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const hotelBooking = setup({
  types: {} as {
    input: HotelBookingInput;
    context: HotelBookingContext;
    events: HotelBookingEvent | CheckoutUpdate | InquiryUpdate;
    children: {
      hotelResults: 'hotelResults';
      hotelRates: 'hotelResults';
      hotelInquiry: 'hotelInquiry';
      holdRooms: 'holdRooms';
      askHotel: 'askHotel';
      readOrder: 'readOrder';
      checkout: 'orderCheckout';
    };
  },
  actors: {
    hotelResults: hotelResultsMachine,
    hotelInquiry: hotelInquiryMachine,
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: hotelHoldMachine } }),
    holdRooms: requestActor<OrderInfo, HoldRoomsInput>('holdRooms'),
    askHotel: requestActor<InquiryInfo, AskHotelInput>('askHotel'),
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setSearch: assign((_, { search }: { search: HotelSearch }) => ({
      ...stayOf(search),
      destination: search.destination,
      results: null,
      ...NO_HOTEL,
      ...anew(search.rooms),
    })),
    setHotel: assign(({ context }, { hotel }: { hotel: ChosenHotel }) => ({
      ...hotelContext(hotel),
      // The same hotel again, as after Back, keeps its choices.
      ...(hotel.hotelId === context.hotelId ? {} : anew(context.rooms)),
    })),
    dropHotel: assign(({ context }) => ({ ...NO_HOTEL, ...anew(context.rooms) })),
    setStay: assign((_, { stay }: { stay: Stay }) => ({ ...stayOf(stay), results: null, ...anew(stay.rooms) })),
    setRate: assign(({ context }, { room, rate }: { room: number; rate: ChosenRate }) => ({
      chosenRates: ratesWith(context.chosenRates, room, rate),
      acceptedTotal: null,
      problem: null,
    })),
    /** A sold-out room must be chosen again; the others stay. */
    dropLostRate: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      acceptedTotal: null,
      chosenRates:
        problem.stay && problem.code !== 'offer_expired'
          ? ratesWith(context.chosenRates, problem.stay.room, null)
          : nothingChosen(context.rooms),
    })),
    /** Resets the price of an earlier order. */
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ ...orderContext(order), acceptedTotal: null })),
    setInquiry: assign((_, { inquiry }: { inquiry: InquiryInfo }) => ({ inquiry, problem: null })),
    dropInquiry: assign({ inquiry: null }),
    /** The rates of a finished inquiry must be chosen again. */
    forgetRates: assign(({ context }) => ({ chosenRates: nothingChosen(context.rooms), acceptedTotal: null })),
    /** The link named an order of somebody else: only the error remains. */
    dropNamedOrder: assign({ hotelOrderId: null, customerOrderId: null }),
    noteResults: assign((_, { results }: { results: HotelResultsRef | null }) => ({ results })),
    noteRates: assign((_, { results }: { results: HotelResultsRef | null }) => ({ rates: results })),
    dropOrder: assign(orderContext(null)),
    forgetOrder: assign(({ context }) => ({
      ...orderContext(null),
      chosenRates: nothingChosen(context.rooms),
      acceptedTotal: null,
    })),
    refreshResults: sendTo('hotelResults', { type: 'results.refresh' }),
    refreshRates: sendTo('hotelRates', { type: 'results.refresh' }),
    /** The offer takes the place of rooms that are held meanwhile. */
    tellAccept: sendTo('hotelInquiry', ({ context }) => ({
      type: 'inquiry.accept',
      replaces: context.confirmInfo?.orderId ?? null,
    })),
    tellInquiry: sendTo('hotelInquiry', ({ event }) => event as InquiryEvent),
  },
  guards: {
    hasPlace: ({ context }) => context.destination !== null,
    hasHotel: ({ context }) => context.hotelId !== null,
    /** It is told on the page of its hotel. */
    hasInquiry: ({ context }) => context.inquiry !== null && context.hotelId !== null,
    namesOrder: ({ context }) => (context.customerOrderId ?? context.hotelOrderId) !== null,
    isOrdersPage: ({ context }, { route }: { route: HotelRoute }) =>
      context.confirmInfo !== null && route.indicatePage !== 'results',
    showsHotel: (_, { route, hotel }: { route: HotelRoute; hotel: ChosenHotel | null }) =>
      route.indicatePage === 'results' && route.hotelLink !== null && hotel !== null,
    /** Only for an inquiry that was found; otherwise the hotel's page shows. */
    showsInquiry: (_, { route, hotel, inquiry }: Extract<HotelBookingEvent, { type: 'route.shown' }>) =>
      route.indicatePage === 'results' && route.inquiryId !== null && hotel !== null && (inquiry ?? null) !== null,
    showsPlace: ({ context }, { route }: { route: HotelRoute }) =>
      route.indicatePage === 'results' && route.hotelLink === null && context.destination !== null,
    isSearchedRoom: ({ context }, { room }: { room: number }) => room >= 0 && room < context.chosenRates.length,
    canHold: ({ context }) => hasAll(context) && context.answers === 'atOnce',
    canAsk: ({ context }) => hasAll(context) && context.answers === 'onRequest',
    wasAccepted: (_, { order }: { order: OrderInfo | null }) => order !== null,
  },
})
  .extend(
    checkoutParts<HotelBookingContext, HotelBookingEvent | CheckoutUpdate | InquiryUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => orderContext(order),
      showsRelease: false,
    }),
  )
  .extend(holdParts<HotelBookingContext, HotelBookingEvent | CheckoutUpdate | InquiryUpdate>({ hasList }))
  .extend(offerParts<HotelBookingContext, HotelBookingEvent | CheckoutUpdate | InquiryUpdate>());
