import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type TransportFlowView = OrderFlowView<TransportBookingView, TransportOrder>;

/** The booking in progress, for pages. */
export type TransportFlow = OrderFlow<TransportFlowView, TransportBookingEvent, PassengerDraft>;
