import type { SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, holdInput, takeOrder } from '#machines/core/hold-states.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import { need } from '#machines/core/need.ts';
import {
  askInput,
  initialContext,
  offerIdsOf,
  questionOfHotel,
  questionOfPlace,
} from '#machines/hotels/hotel-booking/context.ts';
import { hotelBooking } from '#machines/hotels/hotel-booking/setup.ts';

type Asked = { readonly event: { readonly output: InquiryInfo } };

/** A rate that cannot be had any more: chosen anew, from a list asked for anew. */
const isLost = { type: 'hasCode', params: asProblemAmong('sold_out', 'offer_expired') } as const;
const dropLost = [{ type: 'dropLostRate', params: asProblem }, 'refreshRates'] as const;

const checkout = checkoutState('browsing');

/** A hotel stay from the search to held or requested rooms; from there the checkout leads to the voucher. */
export const hotelBookingMachine = hotelBooking.createMachine({
  id: 'hotelBooking',
  context: initialContext,
  initial: 'arriving',
  on: {
    'search.submit': [
      {
        guard: 'hasOrder',
        target: '.browsing.results',
        reenter: true,
        actions: [{ type: 'setSearch', params: ({ event }) => event }, 'dropInquiry', 'passList'],
      },
      {
        target: '.browsing.results',
        reenter: true,
        actions: [{ type: 'setSearch', params: ({ event }) => event }, 'dropInquiry'],
      },
    ],
  },
  states: {
    arriving: {
      // The order, the inquiry and the URL decide where the traveller is.
      always: [
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'wantsList', target: 'browsing', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { guard: 'namesOrder', target: 'reading' },
        { guard: 'hasInquiry', target: 'browsing' },
        { guard: 'hasHotel', target: 'browsing' },
        { guard: 'hasPlace', target: 'browsing' },
        { target: 'idle' },
      ],
    },
    reading: {
      // An old link names an order; whose it is, the server says.
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { customerOrderId, hotelOrderId } }) => ({
          orderId: need(customerOrderId ?? hotelOrderId, 'order of the link'),
        }),
        onDone: {
          target: 'arriving',
          actions: [{ type: 'setOrder', params: ({ event }) => ({ order: event.output }) }, 'dropNamedOrder'],
        },
        onError: { target: 'arriving', actions: [{ type: 'setProblem', params: asProblem }, 'dropNamedOrder'] },
      },
    },
    // Nothing was searched yet.
    idle: { on: { 'problem.dismiss': { actions: 'clearProblem' } } },
    browsing: {
      // Hotels are looked at. Rooms that are held stay held until another choice is made.
      initial: 'arriving',
      on: {
        ...passedBeside('hasOrder'),
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
            actions: [
              { type: 'setHotel', params: ({ event }) => ({ hotel: need(event.hotel, 'hotel') }) },
              'dropInquiry',
            ],
          },
          {
            guard: { type: 'showsPlace', params: ({ event }) => event },
            target: '.results',
            actions: ['dropHotel', 'dropInquiry'],
          },
        ],
        'xstate.snapshot.checkout': followTo('#hotelBooking.checkout'),
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
        results: {
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
        },
        hotel: {
          // The table of rooms and rates of one hotel for a stay.
          entry: { type: 'showPage', params: { page: 'results' } },
          invoke: {
            id: 'hotelRates',
            src: 'hotelResults',
            input: ({ context }) => ({ search: questionOfHotel(context), results: context.rates }),
            onSnapshot: { actions: { type: 'noteRates', params: ({ event }) => event.snapshot.context } },
          },
          initial: 'choosing',
          on: {
            'results.refresh': { actions: 'refreshRates' },
            'stay.change': {
              target: 'hotel',
              reenter: true,
              actions: { type: 'setStay', params: ({ event }) => event },
            },
            'hotel.leave': { guard: 'hasPlace', target: 'results', actions: 'dropHotel' },
          },
          states: {
            choosing: {
              // A rate is chosen for each searched room.
              on: {
                'rate.choose': {
                  guard: { type: 'isSearchedRoom', params: ({ event }) => event },
                  actions: { type: 'setRate', params: ({ event }) => event },
                },
                'stay.book': [
                  { guard: 'canHold', target: 'holding' },
                  { guard: 'canAsk', target: 'asking' },
                ],
                'problem.dismiss': { actions: 'clearProblem' },
              },
            },
            // All chosen rooms are taken, or none.
            holding: askingState({
              src: 'holdRooms',
              input: holdInput(offerIdsOf),
              onDone: { target: '#hotelBooking.arriving', actions: takeOrder },
              onError: [
                {
                  guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
                  target: 'priceChanged',
                  actions: { type: 'setProblem', params: asProblem },
                },
                { guard: isLost, target: 'choosing', actions: dropLost },
                { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
              ],
            }),
            priceChanged: {
              // Old and new price side by side; one button takes the new one.
              on: {
                'price.accept': { target: 'holding', actions: 'acceptPrice' },
                'price.reject': { target: 'choosing', actions: ['clearProblem', 'forgetRates', 'refreshRates'] },
              },
            },
            // A hotel that answers by request is asked; nothing is held.
            asking: askingState({
              src: 'askHotel',
              input: askInput,
              onDone: {
                target: '#hotelBooking.browsing.inquiry',
                actions: { type: 'setInquiry', params: ({ event }: Asked) => ({ inquiry: event.output }) },
              },
              onError: [
                { guard: isLost, target: 'choosing', actions: dropLost },
                { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
              ],
            }),
          },
        },
        inquiry: {
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
        },
      },
    },
    checkout: {
      ...checkout,
      on: {
        ...checkout.on,
        // What shows after the checkout: pressing Back twice on the guest form skips the hotel and leads to the list.
        'route.shown': [
          {
            guard: { type: 'showsPlace', params: ({ event }) => event },
            actions: ['dropHotel', { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) }],
          },
          {
            guard: { type: 'showsHotel', params: ({ event }) => event },
            actions: [
              { type: 'setHotel', params: ({ event }) => ({ hotel: need(event.hotel, 'hotel') }) },
              { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
            ],
          },
          checkout.on['route.shown'],
        ],
      },
    },
    leaving: {
      always: [
        { guard: 'hasHotel', target: 'browsing', actions: 'forgetOrder' },
        { guard: 'hasPlace', target: 'browsing', actions: 'forgetOrder' },
        { target: 'idle', actions: 'forgetOrder' },
      ],
    },
  },
});

export type HotelBookingSnapshot = SnapshotFrom<typeof hotelBookingMachine>;
