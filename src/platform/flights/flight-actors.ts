import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/flights/flight-booking/types.ts';
import { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/flights/results-age/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { fetchFresh } from '#src/platform/core/api/fetch-fresh.ts';
import { submitPassengers, wiredCheckout } from '#src/platform/core/checkout/checkout-actors.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall } from '#src/platform/core/checkout/payment-actors.ts';
import { availabilityQuery } from '#src/platform/flights/flight-queries.ts';
import { resultsRefOf } from '#src/platform/flights/results-ref.ts';

/** Provides all actors of the flight machines; a missing one does not compile. */
export function wiredFlightBooking(deps: CheckoutDeps & { readonly drafts: DraftStore }) {
  const { api, queryClient, clock, drafts } = deps;
  const ask = orderCall(deps);

  return flightBookingMachine.provide({
    actors: {
      resultsAge: resultsAgeMachine.provide({
        actors: {
          deadline: createDeadline(clock),
          search: fromPromise<ResultsRef, SearchFlightsInput>(async ({ input }) => {
            const when = { now: clock.now(), isRefresh: input.isRefresh };
            return resultsRefOf(await fetchFresh(queryClient, availabilityQuery(api, input.search), when));
          }),
        } satisfies ActorsOf<typeof resultsAgeMachine>,
      }),
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(({ input }) =>
        ask(() =>
          unwrap(
            api.POST('/flights/holds', {
              params: { header: { 'Idempotency-Key': input.idempotencyKey } },
              body: {
                offerIds: [...input.offerIds],
                ...(input.acceptedTotal ? { acceptedTotal: input.acceptedTotal } : {}),
                ...(input.replacesOrderId ? { replacesOrderId: input.replacesOrderId } : {}),
              },
            }),
          ),
        ),
      ),
      orderCheckout: wiredCheckout(deps, {
        hold: flightSessionMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies ActorsOf<typeof flightBookingMachine>,
  });
}
