import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { ToursBookingEvent } from '#machines/tours/tours-booking/types.ts';
import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { ToursOrder } from '#src/platform/tours/tours-order.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type ToursFlowView = OrderFlowView<ToursBookingView, ToursOrder>;

/** The booking in progress, for pages. */
export type ToursFlow = OrderFlow<ToursFlowView, ToursBookingEvent, PassengerDraft>;
