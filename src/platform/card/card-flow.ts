import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CardBookingEvent } from '#machines/card/card-booking/types.ts';
import type { CardBookingView } from '#machines/card/card-booking/view.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type CardFlowView = OrderFlowView<CardBookingView, CardOrder>;

/** The booking in progress, for pages. */
export type CardFlow = OrderFlow<CardFlowView, CardBookingEvent, PassengerDraft>;
