import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { InsuranceBookingEvent, InsuranceBookingInput } from '#machines/insurance/insurance-booking/types.ts';
import { insuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredInsuranceBooking } from '#src/platform/insurance/insurance-actors.ts';
import type { InsuranceFlow, InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { type InsuranceOrder, insuranceOrderOf } from '#src/platform/insurance/insurance-order.ts';

/** What the page came with. */
type Known = { readonly order: InsuranceOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: InsuranceBookingInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'insurance');
  seed(parts, known, []);
  const actor = createFlow(wiredInsuranceBooking({ ...parts, announce }), { input, clock });
  const flow: InsuranceFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: insuranceBookingView,
    orderOf: insuranceOrderOf,
    moreOf: () => ({}),
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

/** The booking of this tab that the page belongs to, or a new one. */
export const enterInsuranceBooking = entryTo(
  createPurchases<InsuranceFlowView, InsuranceBookingEvent, PassengerDraft>(),
  createLiveFlow,
);
