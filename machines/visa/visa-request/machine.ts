import type { SnapshotFrom } from 'xstate';
import { asProblem } from '#machines/core/as-problem.ts';
import { checkoutState } from '#machines/core/checkout-state.ts';
import { need } from '#machines/core/need.ts';
import { filling, reopened } from '#machines/visa/visa-request/filling.ts';
import { visaRequest } from '#machines/visa/visa-request/setup.ts';

const checkout = checkoutState('filling');

/**
 * A visa request of a group, from trip and travellers to the review; after placement the checkout leads to the payment.
 */
export const visaRequestMachine = visaRequest.createMachine({
  id: 'visaRequest',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, searchBox, visaRequestees, order, route } }) => ({
    flowId,
    searchBox,
    visaRequestees,
    confirmInfo: order,
    indicatePage: route.indicatePage,
    open: route.open,
    speeds: [],
    beginAttempt: 0,
    faults: [],
    focusAsked: 0,
    problem: null,
  }),
  on: { 'people.arrived': { actions: { type: 'setPeople', params: ({ event }) => event } } },
  initial: 'arriving',
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'isEnded', target: 'ended', actions: 'tellHoldEnded' },
        { guard: 'wantsTasks', target: 'filling', actions: 'startCheckout' },
        { guard: 'isPlaced', target: 'checkout', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'filling' },
        { target: 'starting' },
      ],
    },
    starting: {
      // Who goes, when, from where, and how quickly.
      on: {
        'request.begin': { target: 'beginning', actions: { type: 'setSearchBox', params: ({ event }) => event } },
        'problem.dismiss': { actions: 'clearProblem' },
      },
    },
    beginning: {
      // The server makes a draft of it, which holds nothing and costs nothing.
      entry: 'countBegin',
      invoke: {
        id: 'beginRequest',
        src: 'beginRequest',
        input: ({ context }) => ({
          searchBox: need(context.searchBox, 'search'),
          idempotencyKey: `${context.flowId}:visa:${context.beginAttempt}`,
        }),
        onDone: { target: 'filling', actions: { type: 'setBegun', params: ({ event }) => event.output } },
        onError: { target: 'starting', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    filling,
    checkout: {
      ...checkout,
      on: {
        ...checkout.on,
        'order.arrived': [reopened, checkout.on['order.arrived']],
        // Answers are changed on the request's own pages, so the checkout is left for them.
        'route.shown': [
          {
            guard: { type: 'showsTasks', params: ({ event }) => event },
            actions: [
              { type: 'setOpen', params: ({ event }) => event.route },
              { type: 'passStep', params: { step: 'results' } },
            ],
          },
          checkout.on['route.shown'],
        ],
        'step.visit': [
          {
            guard: { type: 'isStep', params: ({ event }) => ({ asked: event.step, step: 'passengers' }) },
            actions: ['openContact', { type: 'passStep', params: { step: 'results' } }],
          },
          { actions: 'passOn' },
        ],
      },
    },
    leaving: { always: 'ended' },
    ended: {
      // The draft ended by itself, or the request was given up.
      on: { 'request.restart': { target: 'starting', actions: 'forgetOrder' } },
    },
  },
});

export type VisaRequestSnapshot = SnapshotFrom<typeof visaRequestMachine>;
