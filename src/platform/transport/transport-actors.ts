import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { transportBookingMachine } from '#machines/transport/transport-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/transport/transport-booking/types.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredTransportBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, drafts } = deps;
  const ask = orderCall(deps);
  return transportBookingMachine.provide({
    actors: {
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(
        ({ input: { wish, shownTotal, acceptedTotal, idempotencyKey } }) =>
          ask(() =>
            unwrap(
              api.POST('/transport/holds', {
                params: { header: { 'Idempotency-Key': idempotencyKey } },
                body: { wish, shownTotal, ...(acceptedTotal ? { acceptedTotal } : {}) },
              }),
            ),
          ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: transportHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof transportBookingMachine>,
  });
}
