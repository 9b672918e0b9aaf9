import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { tourBookingMachine } from '#machines/tours/tour-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/tours/tour-booking/types.ts';
import { tourHoldMachine } from '#machines/tours/tour-hold/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredTourBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, drafts } = deps;
  const ask = orderCall(deps);
  return tourBookingMachine.provide({
    actors: {
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(
        ({ input: { choice, shownTotal, acceptedTotal, idempotencyKey } }) =>
          ask(() =>
            unwrap(
              api.POST('/tours/holds', {
                params: { header: { 'Idempotency-Key': idempotencyKey } },
                body: { ...choice, shownTotal, ...(acceptedTotal ? { acceptedTotal } : {}) },
              }),
            ),
          ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: tourHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof tourBookingMachine>,
  });
}
