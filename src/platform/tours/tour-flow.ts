import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { TourBookingEvent } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { TourOrder } from '#src/platform/tours/tour-order.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type TourFlowView = OrderFlowView<TourBookingView, TourOrder>;

/** The booking in progress, for pages. */
export type TourFlow = OrderFlow<TourFlowView, TourBookingEvent, PassengerDraft>;
