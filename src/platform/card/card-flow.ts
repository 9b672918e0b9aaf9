import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type CardFlowView = OrderFlowView<CardOrderView, CardOrder>;

/** The order in progress, for pages. */
export type CardFlow = OrderFlow<CardFlowView, CardOrderEvent, PassengerDraft>;
