import type { SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, takeOrder } from '#machines/core/hold-states.ts';
import { need } from '#machines/core/need.ts';
import { transportBooking } from '#machines/transport/transport-booking/setup.ts';
import type { TransportBookingContext, TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';

type Submit = { readonly event: Extract<TransportBookingEvent, { type: 'wish.submit' }> };

/** What is asked for is held; what is wrong with it is told at its fields, and nothing is asked. */
const submitted = [
  {
    guard: { type: 'isWhole', params: ({ event }: Submit) => event },
    target: 'holding',
    actions: { type: 'setWish', params: ({ event }: Submit) => event },
  },
  { target: 'choosing', actions: { type: 'setFaults', params: ({ event }: Submit) => event } },
] as const;

/** From what is asked for to a held price; then the checkout leads to the papers. */
export const transportBookingMachine = transportBooking.createMachine({
  id: 'transportBooking',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, wish, order, route } }) => ({
    flowId,
    wish,
    shownTotal: null,
    acceptedTotal: null,
    confirmInfo: order,
    indicatePage: route.indicatePage,
    holdAttempt: 0,
    isSupplierSlow: false,
    problem: null,
    faults: [],
    focusAsked: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'wantsList', target: 'asking', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { target: 'asking' },
      ],
    },
    asking: {
      // What it costs while one types. A price that is held stays held until something else is.
      entry: { type: 'showPage', params: { page: 'results' } },
      initial: 'choosing',
      on: {
        ...passedBeside('hasOrder'),
        'route.shown': {
          guard: { type: 'isOrdersPage', params: ({ event }) => ({ step: event.route.indicatePage }) },
          actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
        },
        'xstate.snapshot.checkout': followTo('#transportBooking.checkout'),
        'xstate.done.actor.checkout': { actions: ['stopCheckout', 'forgetOrder'] },
      },
      states: {
        choosing: {
          on: {
            'wish.submit': submitted,
            'problem.dismiss': { actions: 'clearProblem' },
            'xstate.done.actor.checkout': [
              {
                guard: { type: 'hasProblem', params: ({ event }) => event.output },
                actions: ['stopCheckout', 'forgetOrder', { type: 'setProblem', params: ({ event }) => event.output }],
              },
              { actions: ['stopCheckout', 'forgetOrder'] },
            ],
          },
        },
        // The server holds what was asked for.
        holding: askingState({
          src: 'placeHold',
          input: ({ context }: { context: TransportBookingContext }) => ({
            wish: need(context.wish, 'wish'),
            shownTotal: need(context.shownTotal, 'total'),
            acceptedTotal: context.acceptedTotal,
            idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
          }),
          onDone: { target: '#transportBooking.arriving', actions: takeOrder },
          onError: [
            {
              guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
              target: 'priceChanged',
              actions: { type: 'setProblem', params: asProblem },
            },
            { target: 'choosing', actions: { type: 'setRefusal', params: asProblem } },
          ],
        }),
        priceChanged: {
          // Another price list since the page was drawn: old and new side by side, and one button takes the new one.
          on: {
            'price.accept': { target: 'holding', actions: 'acceptPrice' },
            'price.reject': { target: 'choosing', actions: 'clearProblem' },
            'wish.submit': submitted,
          },
        },
      },
    },
    checkout: checkoutState('asking'),
    leaving: { always: { target: 'asking', actions: 'forgetOrder' } },
  },
});

export type TransportBookingSnapshot = SnapshotFrom<typeof transportBookingMachine>;
