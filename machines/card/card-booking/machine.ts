import type { SnapshotFrom } from 'xstate';
import { cardBooking } from '#machines/card/card-booking/setup.ts';
import type { CardBookingContext } from '#machines/card/card-booking/types.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, takeOrder } from '#machines/core/hold-states.ts';

/** From the question to the hold; then the checkout leads to the papers. */
export const cardBookingMachine = cardBooking.createMachine({
  id: 'cardBooking',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, question, order, route } }) => ({
    flowId,
    question,
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
        { guard: 'wantsList', target: 'asking', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { target: 'asking' },
      ],
    },
    asking: {
      // What is asked for and what it costs. What is held stays held until something else is.
      entry: { type: 'showPage', params: { page: 'results' } },
      initial: 'choosing',
      on: {
        ...passedBeside('hasOrder'),
        'route.shown': {
          guard: { type: 'isOrdersPage', params: ({ event }) => ({ step: event.route.indicatePage }) },
          actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
        },
        'xstate.snapshot.checkout': followTo('#cardBooking.checkout'),
        'xstate.done.actor.checkout': { actions: ['stopCheckout', 'forgetOrder'] },
      },
      states: {
        choosing: {
          on: {
            'question.submit': { target: 'holding', actions: { type: 'setQuestion', params: ({ event }) => event } },
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
          input: ({ context }: { context: CardBookingContext }) => ({
            question: context.question,
            idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
          }),
          onDone: { target: '#cardBooking.arriving', actions: takeOrder },
          onError: { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
        }),
      },
    },
    checkout: checkoutState('asking'),
    leaving: { always: { target: 'asking', actions: 'forgetOrder' } },
  },
});

export type CardBookingSnapshot = SnapshotFrom<typeof cardBookingMachine>;
