import type { SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, holdInput, takeOrder } from '#machines/core/hold-states.ts';
import { initialContext, offerIdsOf, searchOf } from '#machines/flights/flight-booking/context.ts';
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
    results: {
      // The flights of a day, leg by leg. Seats that are held stay held until another choice is made.
      entry: { type: 'showPage', params: { page: 'results' } },
      invoke: {
        id: 'resultsAge',
        src: 'resultsAge',
        input: ({ context }) => ({ search: searchOf(context), results: context.results }),
        onSnapshot: { actions: { type: 'noteResults', params: ({ event }) => event.snapshot.context } },
      },
      initial: 'choosing',
      on: {
        'results.refresh': { actions: 'passRefresh' },
        ...passedBeside('hasOrder'),
        'route.shown': [
          {
            guard: { type: 'canShowPath', params: ({ event }) => event },
            actions: { type: 'setPath', params: ({ event }) => event.route },
          },
          {
            guard: { type: 'isOrdersPage', params: ({ event }) => ({ step: event.route.indicatePage }) },
            actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
          },
        ],
        'xstate.snapshot.checkout': followTo('#flightBooking.checkout'),
        // The selection stays while other seats are being held or their new price is shown.
        'xstate.done.actor.checkout': { actions: ['stopCheckout', 'dropOrder'] },
      },
      states: {
        choosing: {
          on: {
            'path.change': {
              guard: { type: 'canChoosePath', params: ({ event }) => event },
              actions: [{ type: 'setPath', params: ({ event }) => event }, 'clearProblem'],
            },
            'problem.dismiss': { actions: 'clearProblem' },
            'xstate.done.actor.checkout': [
              {
                guard: { type: 'hasProblem', params: ({ event }) => event.output },
                actions: ['stopCheckout', 'forgetOrder', { type: 'setProblem', params: ({ event }) => event.output }],
              },
              { actions: ['stopCheckout', 'dropOrder'] },
            ],
            'offer.choose': [
              {
                guard: { type: 'completesTrip', params: ({ event }) => event },
                target: 'holding',
                actions: { type: 'setOffer', params: ({ event }) => event },
              },
              {
                guard: 'isDeparting',
                actions: [
                  { type: 'setOffer', params: ({ event }) => event },
                  { type: 'setPath', params: { path: 'returning' } },
                ],
              },
            ],
          },
        },
        // All chosen offers are taken, or none.
        holding: askingState({
          src: 'placeHold',
          input: holdInput(offerIdsOf),
          onDone: { target: '#flightBooking.arriving', actions: takeOrder },
          onError: [
            {
              guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
              target: 'priceChanged',
              actions: { type: 'setProblem', params: asProblem },
            },
            {
              guard: { type: 'hasCode', params: asProblemAmong('sold_out', 'offer_expired') },
              target: 'choosing',
              actions: [{ type: 'dropLostOffer', params: asProblem }, 'passRefresh'],
            },
            { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
          ],
        }),
        priceChanged: {
          // Old and new price side by side; one button takes the new one.
          on: {
            'price.accept': { target: 'holding', actions: 'acceptPrice' },
            'price.reject': { target: 'choosing', actions: ['clearProblem', 'passRefresh'] },
          },
        },
      },
    },
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
