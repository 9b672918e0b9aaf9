import { need } from '#machines/core/need.ts';
import { questionOfPlace } from '#machines/hotels/hotel-booking/context.ts';
import { hotel } from '#machines/hotels/hotel-booking/hotel.ts';
import { hotelBooking } from '#machines/hotels/hotel-booking/setup.ts';

const results = hotelBooking.createStateConfig({
  // The hotels of a place, as a list and on a map.
  entry: { type: 'showPage', params: { page: 'results' } },
  invoke: {
    id: 'hotelResults',
    src: 'hotelResults',
    input: ({ context }) => ({ search: questionOfPlace(context), results: context.results }),
    onSnapshot: { actions: { type: 'noteResults', params: ({ event }) => event.snapshot.context } },
  },
  on: {
    'results.refresh': { actions: 'refreshResults' },
    'hotel.open': { target: 'hotel', actions: { type: 'setHotel', params: ({ event }) => event } },
    'problem.dismiss': { actions: 'clearProblem' },
  },
});

const inquiry = hotelBooking.createStateConfig({
  // A hotel was asked, and how that stands.
  entry: { type: 'showPage', params: { page: 'results' } },
  invoke: {
    id: 'hotelInquiry',
    src: 'hotelInquiry',
    input: ({ context }) => ({ inquiry: need(context.inquiry, 'inquiry') }),
    onDone: [
      {
        // The checkout of an earlier hold is stopped for the order of the offer.
        guard: { type: 'wasAccepted', params: ({ event }) => event.output },
        target: '#hotelBooking.arriving',
        actions: [
          'stopCheckout',
          { type: 'setOrder', params: ({ event }) => ({ order: need(event.output.order, 'order') }) },
          { type: 'showPage', params: { page: 'passengers' } },
          'dropInquiry',
        ],
      },
      // Rooms of an earlier choice stay held.
      { target: 'hotel', actions: ['dropInquiry', 'forgetRates'] },
    ],
  },
  on: {
    'inquiry.withdraw': { actions: 'tellInquiry' },
    'inquiry.accept': { actions: 'tellAccept' },
    'inquiry.close': { actions: 'tellInquiry' },
  },
});

/** Hotels and the selection. The checkout of a hold keeps running and reports when it has a page to show. */
export const browsing = hotelBooking.createStateConfig({
  // Hotels are looked at. Rooms that are held stay held until another choice is made.
  initial: 'arriving',
  on: {
    'session.extend': { guard: 'hasOrder', actions: 'passOn' },
    'hold.release': { guard: 'hasOrder', actions: 'passOn' },
    'order.arrived': { guard: 'hasOrder', actions: 'passOn' },
    'step.visit': { guard: 'hasOrder', actions: 'passOn' },
    'route.shown': [
      {
        guard: { type: 'isOrdersPage', params: ({ event }) => event },
        actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
      },
      {
        guard: { type: 'showsInquiry', params: ({ event }) => event },
        target: '.inquiry',
        actions: [
          { type: 'setHotel', params: ({ event }) => ({ hotel: need(event.hotel, 'hotel') }) },
          { type: 'setInquiry', params: ({ event }) => ({ inquiry: need(event.inquiry, 'inquiry') }) },
        ],
      },
      {
        guard: { type: 'showsHotel', params: ({ event }) => event },
        target: '.hotel',
        actions: [{ type: 'setHotel', params: ({ event }) => ({ hotel: need(event.hotel, 'hotel') }) }, 'dropInquiry'],
      },
      {
        guard: { type: 'showsPlace', params: ({ event }) => event },
        target: '.results',
        actions: ['dropHotel', 'dropInquiry'],
      },
    ],
    'xstate.snapshot.checkout': [
      {
        guard: { type: 'isOnPage', params: ({ event }) => event },
        target: '#hotelBooking.checkout',
        actions: [{ type: 'noteCheckout', params: ({ event }) => event }, 'clearProblem'],
      },
      { actions: { type: 'noteCheckout', params: ({ event }) => event } },
    ],
    'xstate.done.actor.checkout': [
      {
        guard: { type: 'hasProblem', params: ({ event }) => event.output },
        actions: ['stopCheckout', 'dropOrder', { type: 'setProblem', params: ({ event }) => event.output }],
      },
      { actions: ['stopCheckout', 'dropOrder'] },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'hasInquiry', target: 'inquiry' },
        { guard: 'hasHotel', target: 'hotel' },
        { target: 'results' },
      ],
    },
    results,
    hotel,
    inquiry,
  },
});
