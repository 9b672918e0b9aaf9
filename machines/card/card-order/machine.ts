import type { SnapshotFrom } from 'xstate';
import type { CardCalculatorSnapshot } from '#machines/card/card-calculator/machine.ts';
import { cardOrder } from '#machines/card/card-order/setup.ts';
import type { CardOrderContext } from '#machines/card/card-order/types.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, takeOrder } from '#machines/core/hold-states.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInfo } from '#machines/core/order.ts';

type Context = { readonly context: CardOrderContext };
type Held = { readonly event: { readonly output: OrderInfo } };
type Calculating = { readonly event: { readonly snapshot: CardCalculatorSnapshot } };

const asOrder = ({ event }: Held) => ({ order: event.output });
const toCalculator = { actions: 'passToCalculator' } as const;

/** From the wish to the hold of its rate; then the checkout leads to where the order is. */
export const cardOrderMachine = cardOrder.createMachine({
  id: 'cardOrder',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, calculated, order, route } }) => ({
    flowId,
    calculated,
    wish: null,
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
      // What is wished and what it becomes at the rate of now. What is held stays held until something else is.
      entry: { type: 'showPage', params: { page: 'results' } },
      invoke: {
        id: 'calculator',
        src: 'cardCalculator',
        input: ({ context }: Context) => context.calculated,
        onSnapshot: {
          actions: { type: 'noteCalculated', params: ({ event }: Calculating) => ({ snapshot: event.snapshot }) },
        },
      },
      initial: 'choosing',
      on: {
        'amount.change': toCalculator,
        'news.dismiss': toCalculator,
        'quote.retry': toCalculator,
        ...passedBeside('hasOrder'),
        'route.shown': {
          guard: { type: 'isOrdersPage', params: ({ event }) => ({ step: event.route.indicatePage }) },
          actions: { type: 'passStep', params: ({ event }) => ({ step: event.route.indicatePage }) },
        },
        'xstate.snapshot.checkout': followTo('#cardOrder.checkout'),
        'xstate.done.actor.checkout': { actions: ['stopCheckout', 'forgetOrder'] },
      },
      states: {
        choosing: {
          on: {
            'wish.submit': [
              {
                guard: { type: 'hasFaults', params: ({ event }) => event },
                actions: { type: 'setFaults', params: ({ event }) => event },
              },
              { target: 'holding', actions: { type: 'setWish', params: ({ event }) => event } },
            ],
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
        // The server holds the rate for what is wished.
        holding: askingState({
          src: 'placeHold',
          input: ({ context }: Context) => ({
            wish: need(context.wish, 'wish'),
            idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
          }),
          onDone: [
            {
              guard: { type: 'knowsHolder', params: asOrder },
              target: '#cardOrder.arriving',
              actions: [
                'stopCheckout',
                { type: 'setOrder', params: asOrder },
                { type: 'showPage', params: { page: 'confirm' } },
              ],
            },
            { target: '#cardOrder.arriving', actions: takeOrder },
          ],
          onError: [
            {
              guard: { type: 'hasCode', params: asProblemOf('offer_expired') },
              target: 'choosing',
              actions: ['endQuote', { type: 'setRefusal', params: asProblem }],
            },
            { target: 'choosing', actions: { type: 'setRefusal', params: asProblem } },
          ],
        }),
      },
    },
    checkout: checkoutState('asking'),
    leaving: { always: { target: 'asking', actions: 'forgetOrder' } },
  },
});

export type CardOrderSnapshot = SnapshotFrom<typeof cardOrderMachine>;
