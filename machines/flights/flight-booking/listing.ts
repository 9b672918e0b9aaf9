import { holdingState, lostOffer, priceChangedState } from '#machines/core/hold-states.ts';
import { searchOf } from '#machines/flights/flight-booking/context.ts';
import { flightBooking } from '#machines/flights/flight-booking/setup.ts';
import type { FlightBookingContext } from '#machines/flights/flight-booking/types.ts';

const choosing = flightBooking.createStateConfig({
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
});

const holding = flightBooking.createStateConfig(
  holdingState({
    flow: 'flightBooking',
    src: 'placeHold',
    offerIdsOf: ({ selectedAvailables: { departing, returning } }: FlightBookingContext) =>
      [departing, returning].flatMap((offer) => (offer ? [offer.offerId] : [])),
    lost: lostOffer('dropLostOffer', 'passRefresh'),
  }),
);

const priceChanged = flightBooking.createStateConfig(priceChangedState(['passRefresh']));

/**
 * The list of flights and the selection. The checkout of a hold keeps running and reports when it has a page to show.
 */
export const listing = flightBooking.createStateConfig({
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
    'session.extend': { guard: 'hasOrder', actions: 'passOn' },
    'hold.release': { guard: 'hasOrder', actions: 'passOn' },
    'order.arrived': { guard: 'hasOrder', actions: 'passOn' },
    'step.visit': { guard: 'hasOrder', actions: 'passOn' },
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
    'xstate.snapshot.checkout': [
      {
        guard: { type: 'isOnPage', params: ({ event }) => event },
        target: '#flightBooking.checkout',
        actions: [{ type: 'noteCheckout', params: ({ event }) => event }, 'clearProblem'],
      },
      { actions: { type: 'noteCheckout', params: ({ event }) => event } },
    ],
    // The selection stays while other seats are being held or their new price is shown.
    'xstate.done.actor.checkout': { actions: ['stopCheckout', 'dropOrder'] },
  },
  states: { choosing, holding, priceChanged },
});
