import type { Problem } from '#domain/core/problem.ts';
import { type CardCalculatorView, calculatorView, cardCalculatorView } from '#machines/card/card-calculator/view.ts';
import type { CardOrderSnapshot } from '#machines/card/card-order/machine.ts';
import type { FormFault } from '#machines/core/form.ts';
import { type CheckoutPageView, type Held, orderCheckoutView } from '#machines/core/order-checkout/view.ts';

/** Data of the flow for screens. The order and its papers come from the query cache by key. */
export type CardOrderView =
  | {
      kind: 'asking';
      /** The rate, and what the amount becomes. */
      quote: CardCalculatorView;
      isHolding: boolean;
      /** The answer is late, so the page shows that it is waiting. */
      isSupplierSlow: boolean;
      problem: Problem | null;
      faults: readonly FormFault[];
      focusAsked: number;
      /** An earlier hold while the traveller asks for something else. */
      held: Held | null;
    }
  | CheckoutPageView;

/** Total: every state of the chart and of its children has a view. */
export function cardOrderView(snapshot: CardOrderSnapshot): CardOrderView {
  const child = snapshot.children.checkout?.getSnapshot();
  const checkout = child ? orderCheckoutView(child) : null;
  // The checkout changes its page in the moment before the wish comes or goes.
  if (checkout && checkout.kind !== 'away' && checkout.kind !== 'left') return checkout;
  const { calculated, isSupplierSlow, problem, faults, focusAsked } = snapshot.context;
  const calculator = snapshot.children.calculator?.getSnapshot();
  return {
    kind: 'asking',
    quote: calculator ? cardCalculatorView(calculator) : calculatorView('asking', { ...calculated, problem: null }),
    isHolding: snapshot.matches({ asking: 'holding' }),
    isSupplierSlow,
    problem,
    faults,
    focusAsked,
    held: checkout?.kind === 'away' ? { orderId: checkout.orderId, session: checkout.session } : null,
  };
}
