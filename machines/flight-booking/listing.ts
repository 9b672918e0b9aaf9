import { toProblem } from '#domain/problem.ts';
import { searchOf } from '#machines/flight-booking/context.ts';
import { flightBooking } from '#machines/flight-booking/setup.ts';

const choosing = flightBooking.createStateConfig({
  on: {
    'path.change': {
      guard: { type: 'canChoosePath', params: ({ event }) => event },
      actions: [{ type: 'setPath', params: ({ event }) => event }, 'clearProblem'],
    },
    'problem.dismiss': { actions: 'clearProblem' },
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

const holding = flightBooking.createStateConfig({
  description: 'The seats of all legs are taken, or of none.',
  entry: 'countHold',
  after: { slowHold: { actions: 'noteSlow' } },
  exit: 'forgetSlow',
  invoke: {
    id: 'placeHold',
    src: 'placeHold',
    input: ({ context }) => ({
      offerIds: [context.selectedAvailables.departing, context.selectedAvailables.returning].flatMap((offer) =>
        offer ? [offer.offerId] : [],
      ),
      acceptedTotal: context.acceptedTotal,
      replacesOrderId: context.confirmInfo?.orderId ?? null,
      idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
    }),
    onDone: {
      // By way of `arriving`: an earlier hold is left whole, and the session of the new one begins.
      target: '#flightBooking.arriving',
      actions: [
        { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        { type: 'showPage', params: { page: 'passengers' } },
      ],
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
          params: ({ event }) => ({ problem: toProblem(event.error), codes: ['sold_out', 'offer_expired'] }),
        },
        target: 'choosing',
        actions: [
          { type: 'dropLostOffer', params: ({ event }) => ({ problem: toProblem(event.error) }) },
          'passRefresh',
        ],
      },
      {
        target: 'choosing',
        actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
      },
    ],
  },
});

const priceChanged = flightBooking.createStateConfig({
  description: 'Old and new price side by side; one button takes the new one.',
  on: {
    'price.accept': { target: 'holding', actions: 'acceptPrice' },
    'price.reject': { target: 'choosing', actions: ['clearProblem', 'passRefresh'] },
  },
});

/** The flights and the choice among them: the same with and without seats that are held already. */
export const listing = flightBooking.createStateConfig({
  description: 'The flights of a day, leg by leg. Seats that are held stay held until another choice is made.',
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
    'route.shown': {
      guard: { type: 'canShowPath', params: ({ event }) => event },
      actions: { type: 'setPath', params: ({ event }) => event.route },
    },
  },
  states: { choosing, holding, priceChanged },
});
