import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { insurancePurchaseMachine } from '#machines/insurance/insurance-purchase/machine.ts';
import type { OpenDraftInput } from '#machines/insurance/insurance-purchase/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { holdAgainActor, submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

type Deps = CheckoutDeps & {
  readonly drafts: DraftStore;
  /** Call when the people were told: what was typed before is in the order. */
  readonly forgetStart: () => void;
};

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredInsurancePurchase(deps: Deps) {
  const { api, drafts, forgetStart } = deps;
  const ask = orderCall(deps);
  const submitDetails = submitPassengers(api, drafts);
  return insurancePurchaseMachine.provide({
    actors: {
      openDraft: fromPromise<OrderInfo, OpenDraftInput>(({ input: { wish, idempotencyKey } }) =>
        ask(() =>
          unwrap(
            api.POST('/insurance/holds', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: wish }),
          ),
        ),
      ),
      placeOrder: fromPromise<OrderInfo, OrderInput>(async ({ input }) => {
        const order = await ask(() => submitDetails(input.orderId));
        forgetStart();
        return order;
      }),
      placeAgain: holdAgainActor(deps),
      orderCheckout: wiredCheckout(deps, { hold: createHoldSession('hold'), submitDetails }),
    } satisfies ActorsOf<typeof insurancePurchaseMachine>,
  });
}
