import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';

/** All data of a page of the flow: the machine's view and its documents. `plan`: the query of the plan of a train or a bus; null for rides. */
export type TransportFlowView = OrderFlowView<TransportBookingView, TransportOrder> & { readonly plan: Query | null };

/** The booking in progress, for pages. */
export type TransportFlow = OrderFlow<TransportFlowView, TransportBookingEvent, PassengerDraft>;
