import { asKeyLost, asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { orderCheckout } from '#machines/core/order-checkout/setup.ts';

const passengers = orderCheckout.createStateConfig({
  // The people whom the order is for, and how to reach them.
  entry: { type: 'showPage', params: { page: 'passengers' } },
  initial: 'editing',
  on: { 'problem.dismiss': { actions: 'clearProblem' } },
  states: {
    editing: { on: { 'passengers.submit': { target: 'submitting', actions: 'clearProblem' } } },
    submitting: {
      invoke: {
        id: 'submitPassengers',
        src: 'submitPassengers',
        input: ({ context }) => ({ orderId: context.order.orderId }),
        onDone: {
          target: '#orderCheckout.held.review',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          { guard: { type: 'hasCode', params: asProblemAmong('hold_expired') }, target: '#orderCheckout.expired' },
          {
            guard: { type: 'hasCode', params: asKeyLost },
            target: '#orderCheckout.expired',
            actions: { type: 'setProblem', params: asProblem },
          },
          {
            guard: { type: 'hasCode', params: asProblemAmong('not_allowed') },
            target: '#orderCheckout.resuming',
            actions: { type: 'setProblem', params: asProblem },
          },
          { target: 'editing', actions: { type: 'setProblem', params: asProblem } },
        ],
      },
    },
  },
});

const review = orderCheckout.createStateConfig({
  // Everything that was told, the price, the rules that cost money.
  entry: { type: 'showPage', params: { page: 'confirm' } },
  on: {
    'problem.dismiss': { actions: 'clearProblem' },
    'payment.start': {
      target: '#orderCheckout.paying',
      actions: { type: 'setIntent', params: ({ event }) => event },
    },
  },
});

/** The hold is active. Each step of the checkout is a page. */
export const held = orderCheckout.createStateConfig({
  invoke: {
    id: 'hold',
    src: 'hold',
    input: ({ context: { order } }) => ({
      orderId: order.orderId,
      deadlineAt: order.deadlineAt,
      extensionsLeft: order.extensionsLeft,
    }),
    onSnapshot: { actions: { type: 'noteSession', params: ({ event }) => event.snapshot.context } },
    onDone: [
      {
        guard: { type: 'hasMovedOn', params: ({ event }) => event.output },
        target: '#orderCheckout.arriving',
        actions: { type: 'setEnd', params: ({ event }) => event.output },
      },
      {
        guard: 'isListShown',
        target: '#orderCheckout.left',
        actions: { type: 'tellWhy', params: ({ event }) => event.output },
      },
      { target: '#orderCheckout.expired', actions: { type: 'setEnd', params: ({ event }) => event.output } },
    ],
  },
  initial: 'arriving',
  on: {
    'list.show': { target: '.away', actions: ['noteList', 'clearProblem'] },
    'session.extend': { actions: 'passExtend' },
    'hold.release': '#orderCheckout.releasing',
    'order.arrived': [
      {
        guard: { type: 'isOursAndUnfinished', params: ({ event }) => event },
        actions: [
          { type: 'setOrder', params: ({ event }) => event },
          { type: 'syncSession', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isOurs', params: ({ event }) => event },
        target: '#orderCheckout.arriving',
        actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
      },
    ],
    'step.visit': [
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
        target: '.away',
        actions: 'clearProblem',
      },
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'passengers' }) },
        target: '.passengers',
        actions: 'clearProblem',
      },
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'confirm' }) },
        target: '.review',
        actions: 'clearProblem',
      },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'isListShown', target: 'away' },
        { guard: 'isReviewShown', target: 'review' },
        { target: 'passengers' },
      ],
    },
    away: {
      // The list is looked at, which the product shows; the hold goes on.
      entry: { type: 'showPage', params: { page: 'results' } },
    },
    passengers,
    review,
  },
});
