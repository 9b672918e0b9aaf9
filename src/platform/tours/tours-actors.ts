import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { toursBookingMachine } from '#machines/tours/tours-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/tours/tours-booking/types.ts';
import { toursHoldMachine } from '#machines/tours/tours-hold/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredToursBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, drafts } = deps;
  const ask = orderCall(deps);
  return toursBookingMachine.provide({
    actors: {
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(({ input: { question, idempotencyKey } }) =>
        ask(() =>
          unwrap(
            api.POST('/tours/holds', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: question }),
          ),
        ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: toursHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof toursBookingMachine>,
  });
}
