import type { Problem } from '#domain/core/problem.ts';
import type { OrderCheckoutSnapshot } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';

const passOn = { actions: 'passOn' } as const;
type Snapshot = { readonly event: { readonly snapshot: OrderCheckoutSnapshot } };
type Route = { readonly event: { readonly route: { readonly indicatePage: IndicatePage } } };
type Done = { readonly event: { readonly output: { readonly problem: Problem | null } } };

/**
 * The state of a product's machine while a checkout page shows: it forwards all checkout events to the checkout. `list`
 * is the product's state that shows the results. A finished checkout goes to `leaving`.
 */
export const checkoutState = <const List extends string>(list: List) =>
  ({
    // A page of the checkout shows, which decides what can be done there.
    on: {
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
      'route.shown': {
        actions: { type: 'passStep', params: ({ event }: Route) => ({ step: event.route.indicatePage }) },
      },
      'xstate.snapshot.checkout': [
        {
          guard: { type: 'isAway', params: ({ event }: Snapshot) => event },
          target: list,
          actions: { type: 'noteCheckout', params: ({ event }: Snapshot) => event },
        },
        { actions: { type: 'noteCheckout', params: ({ event }: Snapshot) => event } },
      ],
      'xstate.done.actor.checkout': {
        target: 'leaving',
        actions: ['stopCheckout', { type: 'setProblem', params: ({ event }: Done) => event.output }],
      },
    },
  }) as const;
