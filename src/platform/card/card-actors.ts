import { fromPromise } from 'xstate';
import { cardCalculatorMachine } from '#machines/card/card-calculator/machine.ts';
import type { HeldQuote, ReadQuoteInput } from '#machines/card/card-calculator/types.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import { cardOrderMachine } from '#machines/card/card-order/machine.ts';
import type { PlaceHoldInput } from '#machines/card/card-order/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { renewQuote } from '#src/platform/card/card-quote-query.ts';
import { forgetWish } from '#src/platform/card/card-wish-draft.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

type Deps = CheckoutDeps & {
  readonly drafts: DraftStore;
  readonly storage: Storage | null;
};

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredCardOrder(deps: Deps) {
  const { api, clock, drafts, storage } = deps;
  const ask = orderCall(deps);
  return cardOrderMachine.provide({
    actors: {
      cardCalculator: cardCalculatorMachine.provide({
        actors: {
          deadline: createDeadline(clock),
          readQuote: fromPromise<HeldQuote, ReadQuoteInput>(async ({ input }) => {
            const { rates, until, quote } = await renewQuote(deps, input.quote);
            return { rates, until, quote };
          }),
        } satisfies ActorsOf<typeof cardCalculatorMachine>,
      }),
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(async ({ input: { wish, idempotencyKey } }) => {
        const params = { header: { 'Idempotency-Key': idempotencyKey } };
        const order = await ask(() => unwrap(api.POST('/card/holds', { params, body: wish })));
        // What was typed is in the order now.
        forgetWish(storage, wish.kind === 'load' ? wish.cardOrderId : null);
        return order;
      }),
      orderCheckout: wiredCheckout(deps, {
        hold: cardHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof cardOrderMachine>,
  });
}
