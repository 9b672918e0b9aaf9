import { toProblem } from '#domain/problem.ts';
import { flightBooking } from '#machines/flight-booking/setup.ts';

/** The hold ended. The form stays as it was; one click holds the seats again. */
export const expired = flightBooking.createStateConfig({
  initial: 'offering',
  on: {
    'step.visit': {
      guard: { type: 'isPage', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
      target: '#flightBooking.leaving',
      actions: 'clearProblem',
    },
    'route.shown': [
      {
        guard: { type: 'isPage', params: ({ event }) => ({ asked: event.route.indicatePage, page: 'results' }) },
        target: '#flightBooking.leaving',
        actions: 'clearProblem',
      },
      {
        guard: { type: 'isPage', params: ({ event }) => ({ asked: event.route.indicatePage, page: 'passengers' }) },
        actions: { type: 'showPage', params: { page: 'passengers' } },
      },
    ],
    'order.arrived': {
      target: '#flightBooking.arriving',
      actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
    },
  },
  states: {
    offering: { on: { 'hold.again': 'holding' } },
    holding: {
      entry: 'countHold',
      after: { slowHold: { actions: 'noteSlow' } },
      exit: 'forgetSlow',
      invoke: {
        id: 'holdAgain',
        src: 'holdAgain',
        input: ({ context }) => ({
          orderId: context.confirmInfo?.orderId ?? '',
          acceptedTotal: context.acceptedTotal,
          idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
        }),
        onDone: {
          target: '#flightBooking.arriving',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ problem: toProblem(event.error), codes: ['price_changed'] }),
            },
            target: 'priceChanged',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
          },
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ problem: toProblem(event.error), codes: ['not_allowed'] }),
            },
            target: '#flightBooking.resuming',
          },
          {
            target: 'offering',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
          },
        ],
      },
    },
    priceChanged: {
      on: {
        'price.accept': { target: 'holding', actions: 'acceptPrice' },
        'price.reject': { target: '#flightBooking.leaving', actions: 'clearProblem' },
      },
    },
  },
});
