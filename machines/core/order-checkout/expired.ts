import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { orderCheckout } from '#machines/core/order-checkout/setup.ts';

export const expired = orderCheckout.createStateConfig({
  initial: 'offering',
  on: {
    'step.visit': {
      guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'passengers' }) },
      actions: { type: 'showPage', params: { page: 'passengers' } },
    },
    'order.arrived': {
      guard: { type: 'isOurs', params: ({ event }) => event },
      target: '#orderCheckout.arriving',
      actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
    },
  },
  states: {
    offering: {
      on: {
        'hold.again': 'holding',
        'step.visit': {
          guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
          target: '#orderCheckout.left',
          actions: 'clearProblem',
        },
      },
    },
    holding: {
      // The answer is waited for: what it holds must not be forgotten.
      entry: 'countHold',
      after: { slowHold: { actions: 'noteSlow' } },
      exit: 'forgetSlow',
      invoke: {
        id: 'holdAgain',
        src: 'holdAgain',
        input: ({ context }) => ({
          orderId: context.order.orderId,
          acceptedTotal: context.acceptedTotal,
          idempotencyKey: `${context.flowId}:again:${context.holdAttempt}`,
        }),
        onDone: {
          target: '#orderCheckout.arriving',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
            target: 'priceChanged',
            actions: { type: 'setProblem', params: asProblem },
          },
          { guard: { type: 'hasCode', params: asProblemAmong('not_allowed') }, target: '#orderCheckout.resuming' },
          { target: 'offering', actions: { type: 'setProblem', params: asProblem } },
        ],
      },
    },
    priceChanged: {
      // Old and new price side by side; one button takes the new one.
      on: {
        'price.accept': { target: 'holding', actions: 'acceptPrice' },
        'price.reject': { target: '#orderCheckout.left', actions: 'clearProblem' },
        'step.visit': {
          guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
          target: '#orderCheckout.left',
          actions: 'clearProblem',
        },
      },
    },
  },
});
