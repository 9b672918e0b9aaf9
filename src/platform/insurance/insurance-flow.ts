import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { InsurancePurchaseEvent } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import type { OrderFlow, OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';

/** All data of a page of the flow: the machine's view and its documents. */
export type InsuranceFlowView = OrderFlowView<InsurancePurchaseView, InsuranceOrder>;

/** The booking in progress, for pages. */
export type InsuranceFlow = OrderFlow<InsuranceFlowView, InsurancePurchaseEvent, PassengerDraft>;
