import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { insuranceBookingMachine } from '#machines/insurance/insurance-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/insurance/insurance-booking/types.ts';
import { insuranceHoldMachine } from '#machines/insurance/insurance-hold/machine.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';

/** What the first page does not ask for yet: an adult's week of the standard plan. */
const wishOf = ({ day, people }: PlaceHoldInput['question']): components['schemas']['InsuranceWish'] => ({
  ...{ plan: 'standard', isMountain: false, isInIran: false, firstDay: day, days: 7 },
  people: Array.from({ length: people }, () => ({ band: 'from12' as const, birthDate: '' })),
});

/** Implements all actors of the machine; a missing one does not compile. */
export function wiredInsuranceBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, drafts } = deps;
  const ask = orderCall(deps);
  return insuranceBookingMachine.provide({
    actors: {
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(({ input: { question, idempotencyKey } }) =>
        ask(() =>
          unwrap(
            api.POST('/insurance/holds', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body: wishOf(question),
            }),
          ),
        ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: insuranceHoldMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof insuranceBookingMachine>,
  });
}
