import type { PassengerDraft } from '#domain/core/passengers.ts';
import { ratesWith } from '#machines/hotels/hotel-booking/context.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { HotelOrder } from '#src/platform/hotels/hotel-order.ts';
import type { Hotel, HotelAvailability, HotelInquiry, HotelStay } from '#src/platform/hotels/hotel-queries.ts';

/** Documents of the pages before an order exists. */
export type HotelDocuments = {
  readonly availability: HotelAvailability | null;
  readonly hotel: Hotel | null;
  readonly stay: HotelStay | null;
  readonly inquiry: HotelInquiry | null;
};

export type HotelFlowView = OrderFlowView<HotelBookingView, HotelOrder> & HotelDocuments;

export type HotelFlow = OrderFlow<HotelFlowView, HotelBookingEvent, PassengerDraft>;

/** The view to show at once for a choice, while the live flow still loads. */
export function answered(flowView: HotelFlowView, event: HotelBookingEvent): HotelFlowView {
  const { view } = flowView;
  if (view.kind !== 'hotel') return flowView;
  if (event.type === 'stay.book') return { ...flowView, view: { ...view, isBooking: view.canBook } };
  if (event.type !== 'rate.choose') return flowView;
  const chosenRates = ratesWith(view.chosenRates, event.room, event.rate);
  return { ...flowView, view: { ...view, chosenRates, canBook: chosenRates.every((rate) => rate !== null) } };
}
