import { inquiryInfoOf } from '#machines/core/inquiry/types.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { ChosenHotel, ChosenRate, HotelBookingInput } from '#machines/hotels/hotel-booking/types.ts';
import type { Hotel } from '#src/platform/hotels/hotel-queries.ts';
import { hotelsRefOf, stayRefOf } from '#src/platform/hotels/hotel-refs.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { restoredOf } from '#src/platform/hotels/hotel-url-parts.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { rateOf } from '#src/screens/hotels/hotel/chosen.ts';

export const chosenHotelOf = ({ hotel }: Hotel): ChosenHotel => ({
  hotelId: hotel.hotelId,
  hotelLink: hotel.link,
  hotelType: hotel.hotelType,
  answers: hotel.answers,
});

const hasProblems = ({ problems }: HotelsData) => Object.keys(problems).length > 0;
const refOf = ({ availability, stay, hotel }: HotelsData) =>
  hotel ? (stay ? stayRefOf(stay) : null) : availability ? hotelsRefOf(availability) : null;

/** The first rate of the linked room for each searched room that has one; empty without a rate table. */
const chosenOf = ({ stay }: HotelsData, { roomId }: HotelUrl): readonly (ChosenRate | null)[] | null =>
  roomId === undefined || !stay
    ? null
    : stay.rooms.map(({ choices }) => {
        const choice = choices.find(({ room }) => room.roomId === roomId);
        return choice ? rateOf(choice) : null;
      });

/**
 * Whether a hotel page has a flow: with valid dates, also if no rates came (the flow reports it and retries), or with an order or inquiry.
 */
export function needsFlow(data: HotelsData, url: HotelUrl): boolean {
  if (data.order || data.inquiry || data.isOrderLost || url.customerOrderId || url.hotelOrderId) return true;
  return Boolean(url.departing || url.returning) && !hasProblems(data);
}

export const hotelInput = (data: HotelsData, page: IndicatePage, url: HotelUrl): HotelBookingInput => ({
  flowId: '',
  search: hasProblems(data) ? null : data.search,
  hotel: data.hotel ? chosenHotelOf(data.hotel) : null,
  route: {
    indicatePage: page,
    hotelLink: data.hotel?.hotel.link ?? null,
    orderId: data.order?.orderId ?? null,
    inquiryId: data.inquiry?.inquiryId ?? null,
  },
  results: refOf(data),
  order: data.order ? orderInfoOf(data.order) : null,
  inquiry: data.inquiry ? inquiryInfoOf(data.inquiry) : null,
  restored: restoredOf(url),
  chosenRates: chosenOf(data, url),
});
