import type { CardQuestion } from '#domain/card/quote.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { CardBookingSnapshot } from '#machines/card/card-booking/machine.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';

/** Data of the flow for screens. The order and its papers come from the query cache by key. */
export type CardBookingView =
  | {
      kind: 'asking';
      question: CardQuestion;
      isHolding: boolean;
      /** The answer is late, so the page shows that it is waiting. */
      isSupplierSlow: boolean;
      problem: Problem | null;
      /** An earlier hold while the traveller asks for something else. */
      held: Held | null;
    }
  | CheckoutPageView;

/** Total: every state of the chart and of its children has a view. */
export function cardBookingView(snapshot: CardBookingSnapshot): CardBookingView {
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  // The checkout changes its page in the moment before the question comes or goes.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left') return checkout;
  const { question, isSupplierSlow, problem } = snapshot.context;
  return {
    kind: 'asking',
    question,
    isHolding: snapshot.matches({ asking: 'holding' }),
    isSupplierSlow,
    problem,
    held: checkout?.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null,
  };
}
