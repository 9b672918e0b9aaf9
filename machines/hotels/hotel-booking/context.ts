import { need } from '#machines/core/need.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type {
  ChosenHotel,
  ChosenRate,
  HotelBookingContext,
  HotelBookingInput,
  Restored,
} from '#machines/hotels/hotel-booking/types.ts';
import type { PlaceQuestion, RoomsQuestion, Stay } from '#machines/hotels/hotel-results/types.ts';

const NOTHING_RESTORED: Restored = {
  passengers: null,
  roomId: null,
  sessionId: null,
  hotelOrderId: null,
  customerOrderId: null,
  customerOrderPrice: null,
  customerOrderMarkup: null,
  mainMarkup: null,
  hotelType: null,
};

export const nothingChosen = (rooms: Stay['rooms']): readonly null[] => rooms.map(() => null);

export const NO_HOTEL = { hotelId: null, hotelLink: null, hotelType: null, answers: null } as const;

export const hotelContext = ({ hotelId, hotelLink, hotelType, answers }: ChosenHotel) => ({
  hotelId,
  hotelLink,
  hotelType,
  answers,
});

export const orderContext = (order: OrderInfo | null) => ({
  confirmInfo: order,
  expireTime: order?.deadlineAt ?? null,
  product: order?.orderId ?? null,
});

export const stayOf = ({ departing, returning, rooms }: Stay): Stay => ({ departing, returning, rooms });

export const questionOfPlace = (context: HotelBookingContext): PlaceQuestion => ({
  of: 'place',
  destination: need(context.destination, 'destination'),
  ...stayOf(context),
});

export const questionOfHotel = (context: HotelBookingContext): RoomsQuestion => ({
  of: 'hotel',
  hotelId: need(context.hotelId, 'hotel'),
  ...stayOf(context),
});

export const offerIdsOf = ({ chosenRates }: HotelBookingContext): string[] =>
  chosenRates.map((rate) => need(rate, 'rate').offerId);

export const askInput = ({ context }: { context: HotelBookingContext }) => ({
  offerIds: offerIdsOf(context),
  idempotencyKey: `${context.flowId}:ask:${context.holdAttempt}`,
});

/** The rates with one more chosen; a room index outside the search changes nothing. */
export const ratesWith = (rates: readonly (ChosenRate | null)[], room: number, rate: ChosenRate | null) =>
  rates.map((chosen, index) => (index === room ? rate : chosen));

/** Pure, so that the first snapshots of server and browser are equal. */
export const initialContext = ({ input }: { input: HotelBookingInput }): HotelBookingContext => {
  const { search, hotel, restored, route } = input;
  const rooms = search?.rooms ?? [];
  return {
    ...NOTHING_RESTORED,
    ...restored,
    flowId: input.flowId,
    departing: search?.departing ?? '',
    returning: search?.returning ?? '',
    rooms,
    destination: search?.destination ?? null,
    ...(hotel ? hotelContext(hotel) : { ...NO_HOTEL, hotelType: restored?.hotelType ?? null }),
    ...orderContext(input.order),
    indicatePage: route.indicatePage,
    results: hotel ? null : input.results,
    rates: hotel ? input.results : null,
    chosenRates: input.chosenRates ?? nothingChosen(rooms),
    inquiry: input.inquiry,
    holdAttempt: 0,
    isSupplierSlow: false,
    acceptedTotal: null,
    problem: null,
  };
};
