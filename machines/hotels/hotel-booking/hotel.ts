import { askingState, holdingState, lostOffer, priceChangedState } from '#machines/core/hold-states.ts';
import { offerIdsOf, questionOfHotel } from '#machines/hotels/hotel-booking/context.ts';
import { hotelBooking } from '#machines/hotels/hotel-booking/setup.ts';
import type { HotelBookingContext } from '#machines/hotels/hotel-booking/types.ts';
import type { InquiryInfo } from '#machines/hotels/hotel-inquiry/types.ts';

type Asked = { readonly event: { readonly output: InquiryInfo } };

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

const lost = lostOffer('dropLostRate', 'refreshRates');

const holding = hotelBooking.createStateConfig(
  holdingState({ flow: 'hotelBooking', src: 'holdRooms', offerIdsOf, lost }),
);

const priceChanged = hotelBooking.createStateConfig(priceChangedState(['forgetRates', 'refreshRates']));

const asking = hotelBooking.createStateConfig(
  // A hotel that answers by request is asked; nothing is held.
  askingState({
    src: 'askHotel',
    input: ({ context }: { context: HotelBookingContext }) => ({
      offerIds: offerIdsOf(context),
      idempotencyKey: `${context.flowId}:ask:${context.holdAttempt}`,
    }),
    onDone: {
      target: '#hotelBooking.browsing.inquiry',
      actions: { type: 'setInquiry', params: ({ event }: Asked) => ({ inquiry: event.output }) },
    },
    refusals: [lost],
  }),
);

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
