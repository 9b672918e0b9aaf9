import { toProblem } from '#domain/problem.ts';
import { listing } from '#machines/flight-booking/listing.ts';
import { flightBooking, OPEN_HOLD } from '#machines/flight-booking/setup.ts';

const passengers = flightBooking.createStateConfig({
  entry: { type: 'showPage', params: { page: 'passengers' } },
  initial: 'editing',
  on: { 'problem.dismiss': { actions: 'clearProblem' } },
  states: {
    editing: { on: { 'passengers.submit': { target: 'submitting', actions: 'clearProblem' } } },
    submitting: {
      invoke: {
        id: 'submitPassengers',
        src: 'submitPassengers',
        input: ({ context }) => ({ orderId: context.confirmInfo?.orderId ?? '' }),
        onDone: {
          target: '#flightBooking.held.review',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ problem: toProblem(event.error), codes: ['hold_expired'] }),
            },
            target: '#flightBooking.expired',
          },
          {
            guard: {
              type: 'hasCode',
              params: ({ event }) => ({ problem: toProblem(event.error), codes: ['not_allowed'] }),
            },
            target: '#flightBooking.resuming',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
          },
          {
            target: 'editing',
            actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
          },
        ],
      },
    },
  },
});

const review = flightBooking.createStateConfig({
  description: 'Everything that was told, the price, the rules that cost money.',
  entry: { type: 'showPage', params: { page: 'confirm' } },
  on: {
    'problem.dismiss': { actions: 'clearProblem' },
    'payment.start': {
      target: '#flightBooking.paying',
      actions: { type: 'setIntent', params: ({ event }) => event },
    },
  },
});

/** The seats are the traveller's until the session ends; each step is a page. */
export const held = flightBooking.createStateConfig({
  invoke: {
    id: 'flightSession',
    src: 'flightSession',
    input: ({ context }) => ({
      orderId: context.confirmInfo?.orderId ?? '',
      deadlineAt: context.confirmInfo?.deadlineAt ?? 0,
      extensionsLeft: context.confirmInfo?.extensionsLeft ?? 0,
    }),
    onSnapshot: { actions: { type: 'noteSession', params: ({ event }) => event.snapshot.context } },
    onDone: [
      {
        guard: 'wantsResults',
        target: '#flightBooking.results',
        actions: ['forgetOrder', 'tellHoldEnded'],
      },
      { target: '#flightBooking.expired', actions: 'clearProblem' },
    ],
  },
  initial: 'arriving',
  on: {
    'search.submit': { target: '.browsing', actions: { type: 'setSearch', params: ({ event }) => event } },
    'session.extend': { actions: 'passExtend' },
    'hold.release': '#flightBooking.releasing',
    'order.arrived': [
      {
        guard: { type: 'hasStatusOf', params: ({ event }) => ({ order: event.order, statuses: OPEN_HOLD }) },
        actions: [
          { type: 'setOrder', params: ({ event }) => event },
          { type: 'syncSession', params: ({ event }) => event },
        ],
      },
      {
        target: '#flightBooking.arriving',
        actions: [{ type: 'setOrder', params: ({ event }) => event }, 'clearProblem'],
      },
    ],
    'step.visit': [
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.step, page: 'results' }) },
        target: '.browsing',
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
    'route.shown': [
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.route.indicatePage, page: 'results' }) },
        target: '.browsing',
        actions: 'clearProblem',
      },
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.route.indicatePage, page: 'passengers' }) },
        target: '.passengers',
        actions: 'clearProblem',
      },
      {
        guard: { type: 'canVisit', params: ({ event }) => ({ asked: event.route.indicatePage, page: 'confirm' }) },
        target: '.review',
        actions: 'clearProblem',
      },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'wantsResults', target: 'browsing' },
        { guard: 'wantsReview', target: 'review' },
        { target: 'passengers' },
      ],
    },
    browsing: listing,
    passengers,
    review,
  },
});
