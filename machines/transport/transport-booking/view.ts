import type { Problem } from '#domain/core/problem.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { FormFault } from '#machines/core/form.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { TransportBookingSnapshot } from '#machines/transport/transport-booking/machine.ts';

/** Data of the flow for screens. The price list, the order and its papers come from the query cache by key. */
export type TransportBookingView =
  | {
      kind: 'asking';
      /** What was asked for last; null before that. */
      wish: TransportWish | null;
      isHolding: boolean;
      /** The answer is late, so the page shows that it is waiting. */
      isSupplierSlow: boolean;
      /** `problem.price` says old and new: the traveller accepts the new one or not. */
      isPriceChanged: boolean;
      problem: Problem | null;
      faults: readonly FormFault[];
      focusAsked: number;
      /** An earlier hold while the traveller asks for something else. */
      held: Held | null;
    }
  | CheckoutPageView;

/** Total: every state of the chart and of its children has a view. */
export function transportBookingView(snapshot: TransportBookingSnapshot): TransportBookingView {
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  const isGivenBack = snapshot.matches('asking') && child?.matches('releasing') === true;
  // The checkout changes its page in the moment before the forms come or go.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left' && !isGivenBack) return checkout;
  const { wish, isSupplierSlow, problem, faults, focusAsked } = snapshot.context;
  return {
    kind: 'asking',
    wish,
    // While a hold is given back nothing is held anew.
    isHolding: snapshot.matches({ asking: 'holding' }) || isGivenBack,
    isSupplierSlow,
    isPriceChanged: snapshot.matches({ asking: 'priceChanged' }),
    problem,
    faults,
    focusAsked,
    held: checkout?.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null,
  };
}
