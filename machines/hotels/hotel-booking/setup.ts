import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { SLOW_HOLD_MS } from '#domain/core/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import { isGone, isUnfinished } from '#domain/core/status-questions.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { need } from '#machines/core/need.ts';
import { HOLD_ENDED, type OrderInfo, type OrderInput } from '#machines/core/order.ts';
import { type OrderCheckoutSnapshot, orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage, OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { requestPort } from '#machines/core/ports.ts';
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
  CheckoutNews,
  ChosenHotel,
  ChosenRate,
  HoldRoomsInput,
  HotelBookingContext,
  HotelBookingEvent,
  HotelBookingInput,
  HotelRoute,
  HotelSearch,
  InquiryNews,
} from '#machines/hotels/hotel-booking/types.ts';
import { hotelHoldMachine } from '#machines/hotels/hotel-hold/machine.ts';
import { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';
import type { HotelInquiryEvent, InquiryInfo } from '#machines/hotels/hotel-inquiry/types.ts';
import { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';
import type { HotelResultsRef, Stay } from '#machines/hotels/hotel-results/types.ts';

const hasAll = ({ chosenRates }: HotelBookingContext) =>
  chosenRates.length > 0 && chosenRates.every((rate) => rate !== null);

/** Nothing that was chosen for other nights, people or rooms is taken along. */
const anew = (rooms: Stay['rooms']) => ({
  rates: null,
  chosenRates: nothingChosen(rooms),
  acceptedTotal: null,
  // What a link said of another choice says nothing of this one.
  roomId: null,
  customerOrderPrice: null,
  problem: null,
});

/** Types, ports, actions and guards of the flow; the chart itself is in machine.ts and browsing.ts. */
export const hotelBooking = setup({
  types: {
    input: {} as HotelBookingInput,
    context: {} as HotelBookingContext,
    events: {} as HotelBookingEvent | CheckoutNews | InquiryNews,
    children: {} as {
      hotelResults: 'hotelResults';
      hotelRates: 'hotelResults';
      hotelInquiry: 'hotelInquiry';
      holdRooms: 'holdRooms';
      askHotel: 'askHotel';
      readOrder: 'readOrder';
      checkout: 'orderCheckout';
    },
  },
  actors: {
    hotelResults: hotelResultsMachine,
    hotelInquiry: hotelInquiryMachine,
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: hotelHoldMachine } }),
    holdRooms: requestPort<OrderInfo, HoldRoomsInput>('holdRooms'),
    askHotel: requestPort<InquiryInfo, AskHotelInput>('askHotel'),
    readOrder: requestPort<OrderInfo, OrderInput>('readOrder'),
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
      // The same hotel again, as after Back, keeps what was chosen there.
      ...(hotel.hotelId === context.hotelId ? {} : anew(context.rooms)),
    })),
    dropHotel: assign(({ context }) => ({ ...NO_HOTEL, ...anew(context.rooms) })),
    setStay: assign((_, { stay }: { stay: Stay }) => ({ ...stayOf(stay), results: null, ...anew(stay.rooms) })),
    setRate: assign(({ context }, { room, rate }: { room: number; rate: ChosenRate }) => ({
      chosenRates: ratesWith(context.chosenRates, room, rate),
      acceptedTotal: null,
      problem: null,
    })),
    /** A room that is sold out is chosen anew; the others stay. */
    dropLostRate: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      acceptedTotal: null,
      chosenRates:
        problem.stay && problem.code !== 'offer_expired'
          ? ratesWith(context.chosenRates, problem.stay.room, null)
          : nothingChosen(context.rooms),
    })),
    /** Nothing of another order's price is taken along. */
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ ...orderContext(order), acceptedTotal: null })),
    setInquiry: assign((_, { inquiry }: { inquiry: InquiryInfo }) => ({ inquiry, problem: null })),
    dropInquiry: assign({ inquiry: null }),
    /** What an inquiry that has ended asked for is chosen anew. */
    forgetRates: assign(({ context }) => ({ chosenRates: nothingChosen(context.rooms), acceptedTotal: null })),
    /** A link that names an order which is not the visitor's says nothing but that. */
    dropNamedOrder: assign({ hotelOrderId: null, customerOrderId: null }),
    noteResults: assign((_, { results }: { results: HotelResultsRef | null }) => ({ results })),
    noteRates: assign((_, { results }: { results: HotelResultsRef | null }) => ({ rates: results })),
    dropOrder: assign(orderContext(null)),
    forgetOrder: assign(({ context }) => ({
      ...orderContext(null),
      chosenRates: nothingChosen(context.rooms),
      acceptedTotal: null,
    })),
    setProblem: assign((_, { problem }: { problem: Problem | null }) => ({ problem })),
    tellHoldEnded: assign({ problem: HOLD_ENDED }),
    clearProblem: assign({ problem: null }),
    acceptPrice: assign(({ context }) => ({ acceptedTotal: context.problem?.price?.new ?? null, problem: null })),
    countHold: assign(({ context }) => ({ holdAttempt: context.holdAttempt + 1, problem: null })),
    noteSlow: assign({ isSupplierSlow: true }),
    forgetSlow: assign({ isSupplierSlow: false }),
    showPage: assign((_, { page }: { page: IndicatePage }) => ({ indicatePage: page })),
    refreshResults: sendTo('hotelResults', { type: 'results.refresh' }),
    refreshRates: sendTo('hotelRates', { type: 'results.refresh' }),
    /** It lives on while hotels are looked at, so it belongs to no state. */
    startCheckout: spawnChild('orderCheckout', {
      id: 'checkout',
      syncSnapshot: true,
      input: ({ context }) => ({
        flowId: `${context.flowId}:${context.holdAttempt}`,
        order: need(context.confirmInfo, 'order'),
        indicatePage: context.indicatePage,
        hasList: context.destination !== null || context.hotelId !== null,
        cancelPackage: false,
      }),
    }),
    stopCheckout: stopChild('checkout'),
    noteCheckout: assign((_, { snapshot: { context } }: { snapshot: OrderCheckoutSnapshot }) => ({
      ...orderContext(context.order),
      indicatePage: context.indicatePage,
    })),
    passOn: sendTo('checkout', ({ event }) => event as OrderCheckoutEvent),
    passStep: sendTo('checkout', (_, { step }: { step: IndicatePage }) => ({ type: 'step.visit', step })),
    passList: sendTo('checkout', { type: 'list.show' }),
    /** The offer takes the place of rooms that are held meanwhile. */
    tellAccept: sendTo('hotelInquiry', ({ context }) => ({
      type: 'inquiry.accept',
      replaces: context.confirmInfo?.orderId ?? null,
    })),
    tellInquiry: sendTo('hotelInquiry', ({ event }) => event as HotelInquiryEvent),
  },
  delays: { slowHold: SLOW_HOLD_MS },
  guards: {
    hasPlace: ({ context }) => context.destination !== null,
    hasHotel: ({ context }) => context.hotelId !== null,
    hasOrder: ({ context }) => context.confirmInfo !== null,
    /** It is told on the page of its hotel. */
    hasInquiry: ({ context }) => context.inquiry !== null && context.hotelId !== null,
    namesOrder: ({ context }) => (context.customerOrderId ?? context.hotelOrderId) !== null,
    isGone: ({ context }) => context.confirmInfo !== null && isGone(context.confirmInfo.status),
    /** Of an order that is held: any other one shows as what it is. */
    wantsList: ({ context: { confirmInfo, indicatePage, destination, hotelId } }) =>
      confirmInfo !== null &&
      isUnfinished(confirmInfo.status) &&
      indicatePage === 'results' &&
      (destination !== null || hotelId !== null),
    isAway: (_, { snapshot }: { snapshot: OrderCheckoutSnapshot }) => snapshot.matches({ held: 'away' }),
    /** A page of the checkout shows. One that has ended tells so itself; giving rooms back beside hotels has no page. */
    isOnPage: (_, { snapshot }: { snapshot: OrderCheckoutSnapshot }) =>
      snapshot.status === 'active' && !snapshot.matches({ held: 'away' }) && !snapshot.matches('releasing'),
    isOrdersPage: ({ context }, { route }: { route: HotelRoute }) =>
      context.confirmInfo !== null && route.indicatePage !== 'results',
    showsHotel: (_, { route, hotel }: { route: HotelRoute; hotel: ChosenHotel | null }) =>
      route.indicatePage === 'results' && route.hotelLink !== null && hotel !== null,
    /** Of one that was found; where none was, the page of the hotel is what there is. */
    showsInquiry: (_, { route, hotel, inquiry }: Extract<HotelBookingEvent, { type: 'route.shown' }>) =>
      route.indicatePage === 'results' && route.inquiryId !== null && hotel !== null && (inquiry ?? null) !== null,
    showsPlace: ({ context }, { route }: { route: HotelRoute }) =>
      route.indicatePage === 'results' && route.hotelLink === null && context.destination !== null,
    hasProblem: (_, { problem }: { problem: Problem | null }) => problem !== null,
    isSearchedRoom: ({ context }, { room }: { room: number }) => room >= 0 && room < context.chosenRates.length,
    canHold: ({ context }) => hasAll(context) && context.answers === 'atOnce',
    canAsk: ({ context }) => hasAll(context) && context.answers === 'onRequest',
    wasAccepted: (_, { order }: { order: OrderInfo | null }) => order !== null,
    hasCode: hasCodeAmong,
  },
});
