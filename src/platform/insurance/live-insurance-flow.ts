import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { InsurancePurchaseEvent, InsurancePurchaseInput } from '#machines/insurance/insurance-purchase/types.ts';
import { insurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredInsurancePurchase } from '#src/platform/insurance/insurance-actors.ts';
import type { InsuranceFlow, InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { type InsuranceOrder, insuranceOrderOf } from '#src/platform/insurance/insurance-order.ts';
import { forgetInsuranceStart } from '#src/platform/insurance/insurance-start-draft.ts';

/** What the page came with. */
type Known = { readonly order: InsuranceOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: InsurancePurchaseInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'insurance');
  seed(parts, known, []);
  const actor = createFlow(
    wiredInsurancePurchase({ ...parts, announce, forgetStart: () => forgetInsuranceStart(tabStorage()) }),
    { input, clock },
  );
  const flow: InsuranceFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: insurancePurchaseView,
    orderOf: insuranceOrderOf,
    moreOf: () => ({}),
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

/** The booking of this tab that the page belongs to, or a new one. */
export const enterInsurancePurchase = entryTo(
  createPurchases<InsuranceFlowView, InsurancePurchaseEvent, PassengerDraft>(),
  createLiveFlow,
);
