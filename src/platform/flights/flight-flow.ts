import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { FlightOrder } from '#src/platform/flights/flight-order.ts';
import type { FlightAvailability } from '#src/platform/flights/flight-queries.ts';

export type FlightFlowView = OrderFlowView<FlightBookingView, FlightOrder> & {
  readonly search: FlightSearch;
  readonly availability: FlightAvailability | null;
};

export type FlightFlow = OrderFlow<FlightFlowView, FlightBookingEvent, PassengerDraft>;

/** The view to show at once for a choice or Back, while the live flow still loads. */
export function answered(flowView: FlightFlowView, event: FlightBookingEvent): FlightFlowView {
  const { view } = flowView;
  if (view.kind !== 'results') return flowView;
  if (event.type === 'route.shown' && event.route.indicatePage === 'results') {
    const path = view.selectedAvailables.departing ? event.route.path : 'departing';
    return { ...flowView, view: { ...view, path } };
  }
  if (event.type !== 'offer.choose') return flowView;
  const selectedAvailables = { ...view.selectedAvailables, [view.path]: event.offer };
  return { ...flowView, view: { ...view, selectedAvailables, isHolding: true } };
}
