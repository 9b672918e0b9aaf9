import { fromPromise } from 'xstate';
import { cardBookingMachine } from '#machines/card/card-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/card/card-booking/types.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredCardBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, drafts } = deps;
  const ask = orderCall(deps);
  return cardBookingMachine.provide({
    actors: {
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(({ input: { question, idempotencyKey } }) =>
        ask(() =>
          unwrap(
            api.POST('/card/holds', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: question }),
          ),
        ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: cardHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof cardBookingMachine>,
  });
}
