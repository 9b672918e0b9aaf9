import type { SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, takeOrder } from '#machines/core/hold-states.ts';
import { need } from '#machines/core/need.ts';
import { tourBooking } from '#machines/tours/tour-booking/setup.ts';
import type { TourBookingContext } from '#machines/tours/tour-booking/types.ts';

/** From the page of a tour to held places; then the checkout leads to the papers. */
export const tourBookingMachine = tourBooking.createMachine({
  id: 'tourBooking',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, choice, order, route } }) => ({
    flowId,
    choice,
    shownTotal: null,
    acceptedTotal: null,
    confirmInfo: order,
    indicatePage: route.indicatePage,
    holdAttempt: 0,
    isSupplierSlow: false,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'wantsList', target: 'viewing', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { target: 'viewing' },
      ],
    },
    viewing: {
      // The page of the tour. Places that are held stay held until others are taken.
      entry: { type: 'showPage', params: { page: 'results' } },
      initial: 'choosing',
      on: {
        ...passedBeside('hasOrder'),
        'route.shown': {
          guard: { type: 'isOrdersPage', params: ({ event }) => ({ step: event.route.indicatePage }) },
          actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
        },
        'xstate.snapshot.checkout': followTo('#tourBooking.checkout'),
        'xstate.done.actor.checkout': [
          {
            guard: { type: 'hasProblem', params: ({ event }) => event.output },
            actions: ['stopCheckout', 'forgetOrder', { type: 'setProblem', params: ({ event }) => event.output }],
          },
          { actions: ['stopCheckout', 'forgetOrder'] },
        ],
      },
      states: {
        choosing: {
          on: {
            'choice.submit': { target: 'holding', actions: { type: 'setChoice', params: ({ event }) => event } },
            'problem.dismiss': { actions: 'clearProblem' },
          },
        },
        // The server holds the places, all or none.
        holding: askingState({
          src: 'placeHold',
          input: ({ context }: { context: TourBookingContext }) => ({
            choice: need(context.choice, 'choice'),
            shownTotal: need(context.shownTotal, 'total'),
            acceptedTotal: context.acceptedTotal,
            idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
          }),
          onDone: { target: '#tourBooking.arriving', actions: takeOrder },
          onError: [
            {
              guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
              target: 'priceChanged',
              actions: { type: 'setProblem', params: asProblem },
            },
            { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
          ],
        }),
        priceChanged: {
          // The group has changed meanwhile: old and new price side by side, and one button takes the new one.
          on: {
            'price.accept': { target: 'holding', actions: 'acceptPrice' },
            'price.reject': { target: 'choosing', actions: 'clearProblem' },
            'choice.submit': { target: 'holding', actions: { type: 'setChoice', params: ({ event }) => event } },
          },
        },
      },
    },
    checkout: checkoutState('viewing'),
    leaving: { always: { target: 'viewing', actions: 'forgetOrder' } },
  },
});

export type TourBookingSnapshot = SnapshotFrom<typeof tourBookingMachine>;
