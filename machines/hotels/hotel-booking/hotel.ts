import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { offerIdsOf, questionOfHotel } from '#machines/hotels/hotel-booking/context.ts';
import { hotelBooking } from '#machines/hotels/hotel-booking/setup.ts';

const choosing = hotelBooking.createStateConfig({
  // A rate is chosen for each searched room.
  on: {
    'rate.choose': {
      guard: { type: 'isSearchedRoom', params: ({ event }) => event },
      actions: { type: 'setRate', params: ({ event }) => event },
    },
    'stay.book': [
      { guard: 'canHold', target: 'holding' },
      { guard: 'canAsk', target: 'asking' },
    ],
    'problem.dismiss': { actions: 'clearProblem' },
  },
});

const keyOf = ({ flowId, holdAttempt }: { flowId: string; holdAttempt: number }, kind: string) =>
  `${flowId}:${kind}:${holdAttempt}`;

const holding = hotelBooking.createStateConfig({
  // All rooms are taken for all nights, or none.
  entry: 'countHold',
  after: { slowHold: { actions: 'noteSlow' } },
  exit: 'forgetSlow',
  invoke: {
    id: 'holdRooms',
    src: 'holdRooms',
    input: ({ context }) => ({
      offerIds: offerIdsOf(context),
      acceptedTotal: context.acceptedTotal,
      replacesOrderId: context.confirmInfo?.orderId ?? null,
      idempotencyKey: keyOf(context, 'hold'),
    }),
    onDone: {
      // The server released an earlier hold, so the checkout of the new one starts.
      target: '#hotelBooking.restoring',
      actions: [
        'stopCheckout',
        { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        { type: 'showPage', params: { page: 'passengers' } },
      ],
    },
    onError: [
      {
        guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
        target: 'priceChanged',
        actions: { type: 'setProblem', params: asProblem },
      },
      {
        guard: { type: 'hasCode', params: asProblemAmong('sold_out', 'offer_expired') },
        target: 'choosing',
        actions: [{ type: 'dropLostRate', params: asProblem }, 'refreshRates'],
      },
      { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
    ],
  },
});

const priceChanged = hotelBooking.createStateConfig({
  // Old and new price side by side; one button takes the new one.
  on: {
    'price.accept': { target: 'holding', actions: 'acceptPrice' },
    'price.reject': { target: 'choosing', actions: ['clearProblem', 'forgetRates', 'refreshRates'] },
  },
});

const asking = hotelBooking.createStateConfig({
  // A hotel that answers by request is asked; nothing is held.
  entry: 'countHold',
  after: { slowHold: { actions: 'noteSlow' } },
  exit: 'forgetSlow',
  invoke: {
    id: 'askHotel',
    src: 'askHotel',
    input: ({ context }) => ({ offerIds: offerIdsOf(context), idempotencyKey: keyOf(context, 'ask') }),
    onDone: {
      target: '#hotelBooking.browsing.inquiry',
      actions: { type: 'setInquiry', params: ({ event }) => ({ inquiry: event.output }) },
    },
    onError: [
      {
        guard: { type: 'hasCode', params: asProblemAmong('sold_out', 'offer_expired') },
        target: 'choosing',
        actions: [{ type: 'dropLostRate', params: asProblem }, 'refreshRates'],
      },
      { target: 'choosing', actions: { type: 'setProblem', params: asProblem } },
    ],
  },
});

export const hotel = hotelBooking.createStateConfig({
  // The table of rooms and rates of one hotel for a stay.
  entry: { type: 'showPage', params: { page: 'results' } },
  invoke: {
    id: 'hotelRates',
    src: 'hotelResults',
    input: ({ context }) => ({ search: questionOfHotel(context), results: context.rates }),
    onSnapshot: { actions: { type: 'noteRates', params: ({ event }) => event.snapshot.context } },
  },
  initial: 'choosing',
  on: {
    'results.refresh': { actions: 'refreshRates' },
    'stay.change': {
      target: 'hotel',
      reenter: true,
      actions: { type: 'setStay', params: ({ event }) => event },
    },
    'hotel.leave': { guard: 'hasPlace', target: 'results', actions: 'dropHotel' },
  },
  states: { choosing, holding, priceChanged, asking },
});
