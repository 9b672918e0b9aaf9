import type { Problem } from '#domain/core/problem.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { TourBookingSnapshot } from '#machines/tours/tour-booking/machine.ts';

/** Data of the flow for screens. The tour, the order and its papers come from the query cache by key. */
export type TourBookingView =
  | {
      kind: 'viewing';
      /** What was asked for last; null before that. */
      choice: TourChoice | null;
      isHolding: boolean;
      /** The answer is late, so the page shows that it is waiting. */
      isSupplierSlow: boolean;
      /** `problem.price` says old and new: the traveller accepts the new one or not. */
      isPriceChanged: boolean;
      problem: Problem | null;
      /** Places of before that stay held while the traveller looks at the tour. */
      held: Held | null;
    }
  | CheckoutPageView;

/** Total: every state of the chart and of its children has a view. */
export function tourBookingView(snapshot: TourBookingSnapshot): TourBookingView {
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  const isGivenBack = snapshot.matches('viewing') && child?.matches('releasing') === true;
  // The checkout changes its page in the moment before the tour comes or goes.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left' && !isGivenBack) return checkout;
  const { choice, isSupplierSlow, problem } = snapshot.context;
  return {
    kind: 'viewing',
    choice,
    // While a hold is given back nothing is held anew.
    isHolding: snapshot.matches({ viewing: 'holding' }) || isGivenBack,
    isSupplierSlow,
    isPriceChanged: snapshot.matches({ viewing: 'priceChanged' }),
    problem,
    held: checkout?.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null,
  };
}
