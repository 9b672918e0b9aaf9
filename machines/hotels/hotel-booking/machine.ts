import type { SnapshotFrom } from 'xstate';
import { asProblem } from '#machines/core/as-problem.ts';
import { checkoutState } from '#machines/core/checkout-state.ts';
import { need } from '#machines/core/need.ts';
import { browsing } from '#machines/hotels/hotel-booking/browsing.ts';
import { initialContext } from '#machines/hotels/hotel-booking/context.ts';
import { hotelBooking } from '#machines/hotels/hotel-booking/setup.ts';

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
    browsing,
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
