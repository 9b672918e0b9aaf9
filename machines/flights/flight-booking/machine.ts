import type { SnapshotFrom } from 'xstate';
import { checkoutState } from '#machines/core/checkout-state.ts';
import { initialContext } from '#machines/flights/flight-booking/context.ts';
import { listing } from '#machines/flights/flight-booking/listing.ts';
import { flightBooking } from '#machines/flights/flight-booking/setup.ts';

/** A domestic flight from the search to the hold; from there the checkout leads to the e-ticket. */
export const flightBookingMachine = flightBooking.createMachine({
  id: 'flightBooking',
  context: initialContext,
  initial: 'arriving',
  on: {
    'search.submit': [
      {
        guard: 'hasOrder',
        target: '.results',
        reenter: true,
        // The earlier search decides which selected leg stays valid, so it is read first.
        actions: [{ type: 'setSearch', params: ({ event }) => event }, 'passList'],
      },
      { target: '.results', reenter: true, actions: { type: 'setSearch', params: ({ event }) => event } },
    ],
  },
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'wantsList', target: 'results', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { guard: 'hasSearch', target: 'results' },
        { target: 'idle' },
      ],
    },
    // Nothing was searched yet.
    idle: {},
    results: listing,
    checkout: checkoutState('results'),
    leaving: {
      always: [
        { guard: 'hasSearch', target: 'results', actions: 'forgetOrder' },
        { target: 'idle', actions: 'forgetOrder' },
      ],
    },
  },
});

export type FlightBookingSnapshot = SnapshotFrom<typeof flightBookingMachine>;
