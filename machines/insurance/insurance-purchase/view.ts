import type { Problem } from '#domain/core/problem.ts';
import type { FormFault } from '#machines/core/form.ts';
import { need } from '#machines/core/need.ts';
import { type CheckoutPageView, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { InsurancePurchaseSnapshot } from '#machines/insurance/insurance-purchase/machine.ts';
import type { InsurancePurchaseContext } from '#machines/insurance/insurance-purchase/types.ts';

/** Data of the flow for screens. The order and its papers come from the query cache by key. */
export type InsurancePurchaseView =
  | {
      kind: 'quoting';
      isOpening: boolean;
      /** The answer is late, so the page shows that it is waiting. */
      isSupplierSlow: boolean;
      problem: Problem | null;
      faults: readonly FormFault[];
      focusAsked: number;
      /** The order of an earlier draft, while the traveller asks for something else. */
      earlier: string | null;
    }
  | CheckoutPageView;

/** A draft holds nothing, so nothing runs out while one types. */
const draftView = (context: InsurancePurchaseContext, isSubmitting: boolean): InsurancePurchaseView => {
  const { orderId, deadlineAt } = need(context.confirmInfo, 'order');
  const session = { kind: 'running', phase: 'calm', deadlineAt, canExtend: false, isExtending: false } as const;
  return {
    kind: 'passengers',
    orderId,
    session: { ...session, isAsking: false, problem: null },
    isSubmitting,
    problem: context.problem,
  };
};

/** Total: every state of the chart and of its children has a view. */
export function insurancePurchaseView(snapshot: InsurancePurchaseSnapshot): InsurancePurchaseView {
  const { context } = snapshot;
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  // The checkout changes its page in the moment before the first page comes or goes.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left') return checkout;
  if (snapshot.matches('people')) return draftView(context, snapshot.matches({ people: 'placing' }));
  if (snapshot.matches('repriced')) {
    return {
      kind: 'expired',
      orderId: need(context.confirmInfo, 'order').orderId,
      page: 'passengers',
      isHolding: snapshot.matches({ repriced: 'asking' }),
      isSupplierSlow: false,
      isPriceChanged: snapshot.matches({ repriced: 'deciding' }),
      problem: context.problem,
    };
  }
  return {
    kind: 'quoting',
    isOpening: snapshot.matches({ quoting: 'opening' }),
    isSupplierSlow: context.isSupplierSlow,
    problem: context.problem,
    faults: context.faults,
    focusAsked: context.focusAsked,
    earlier: context.confirmInfo?.orderId ?? null,
  };
}
