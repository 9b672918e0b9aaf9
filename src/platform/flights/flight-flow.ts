import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { OrderFlow, OrderPicture } from '#src/platform/core/checkout/order-flow.ts';
import type { FlightOrder } from '#src/platform/flights/flight-order.ts';
import type { FlightAvailability } from '#src/platform/flights/flight-queries.ts';

/** Everything a page of the flow draws: the machine's view and the documents it speaks of. */
export type FlightPicture = OrderPicture<FlightBookingView, FlightOrder> & {
  readonly search: FlightSearch;
  readonly availability: FlightAvailability | null;
};

/** The booking in progress, as pages know it. */
export type FlightFlow = OrderFlow<FlightPicture, FlightBookingEvent, PassengerDraft>;

/** A choice, and Back from the way back, show at once, also while the flow is still on its way through a slow network. */
export function answered(picture: FlightPicture, event: FlightBookingEvent): FlightPicture {
  const { view } = picture;
  if (view.kind !== 'results') return picture;
  if (event.type === 'route.shown' && event.route.indicatePage === 'results') {
    const path = view.selectedAvailables.departing ? event.route.path : 'departing';
    return { ...picture, view: { ...view, path } };
  }
  if (event.type !== 'offer.choose') return picture;
  const selectedAvailables = { ...view.selectedAvailables, [view.path]: event.offer };
  return { ...picture, view: { ...view, selectedAvailables, isHolding: true } };
}
