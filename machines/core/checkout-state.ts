import type { Problem } from '#domain/core/problem.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { CheckoutEvent, IndicatePage } from '#machines/core/order-checkout/types.ts';

const passOn = { actions: 'passOn' } as const;
type Snapshot = { readonly event: { readonly snapshot: OrderCheckoutSnapshot } };
type Route = { readonly event: { readonly route: { readonly indicatePage: IndicatePage } } };
type Done = { readonly event: { readonly output: { readonly problem: Problem | null } } };

/** Each event of the checkout; one that is missing does not compile. */
const PASSED_ON = {
  'step.visit': passOn,
  'session.extend': passOn,
  'hold.release': passOn,
  'hold.again': passOn,
  'price.accept': passOn,
  'price.reject': passOn,
  'problem.dismiss': passOn,
  'passengers.submit': passOn,
  'payment.start': passOn,
  'bank.returned': passOn,
  'payment.leave': passOn,
  'order.arrived': passOn,
  'order.retry': passOn,
} as const satisfies Readonly<Record<CheckoutEvent['type'], typeof passOn>>;

/** What the checkout hears while the product shows pages of its own. `running`: the guard that there is a checkout. */
export const passedBeside = <const Running extends string>(running: Running) => {
  const passed = { guard: running, actions: 'passOn' } as const;
  return {
    'session.extend': passed,
    'hold.release': passed,
    'order.arrived': passed,
    'step.visit': passed,
  } as const;
};

const noteCheckout = { type: 'noteCheckout', params: ({ event }: Snapshot) => event } as const;

/** The checkout has a page to show, which is in the state `checkout`; until then its order is only kept. */
export const followTo = <const Checkout extends string>(checkout: Checkout) =>
  [
    {
      guard: { type: 'isOnPage', params: ({ event }: Snapshot) => event },
      target: checkout,
      actions: [noteCheckout, 'clearProblem'],
    },
    { actions: noteCheckout },
  ] as const;

/**
 * The state of a product's machine while a checkout page shows: it forwards all checkout events to the checkout. `list`
 * is the product's state that shows the results. A finished checkout goes to `leaving`.
 */
export const checkoutState = <const List extends string>(list: List) =>
  ({
    // A page of the checkout shows, which decides what can be done there.
    on: {
      ...PASSED_ON,
      'route.shown': {
        actions: { type: 'passStep', params: ({ event }: Route) => ({ step: event.route.indicatePage }) },
      },
      'xstate.snapshot.checkout': [
        { guard: { type: 'isAway', params: ({ event }: Snapshot) => event }, target: list, actions: noteCheckout },
        { actions: noteCheckout },
      ],
      'xstate.done.actor.checkout': {
        target: 'leaving',
        actions: ['stopCheckout', { type: 'setProblem', params: ({ event }: Done) => event.output }],
      },
    },
  }) as const;
