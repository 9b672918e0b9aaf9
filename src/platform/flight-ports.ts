import { fromPromise } from 'xstate';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import type { PlaceHoldInput } from '#machines/flight-booking/types.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/results-age/types.ts';
import { createDeadline } from '#machines/shared/deadline.ts';
import type { OrderInfo } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { unwrap } from '#src/platform/api.ts';
import { type CheckoutDeps, orderCall, submitPassengers, wiredCheckout } from '#src/platform/checkout-ports.ts';
import type { DraftStore } from '#src/platform/draft-store.ts';
import { tellEarlyRefusal } from '#src/platform/early-refusal.ts';
import { fetchFresh } from '#src/platform/fetch-fresh.ts';
import { availabilityQuery, type FlightAvailability } from '#src/platform/flight-queries.ts';

export const resultsRefOf = (availability: FlightAvailability): ResultsRef => ({
  searchedAt: availability.searchedAt,
  expiresAt: availability.expiresAt,
  departing: availability.departing.offers.length,
  returning: availability.returning?.offers.length ?? 0,
});

/** Fills every hole of the flight machines; a forgotten one does not compile. */
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
        } satisfies PortsOf<typeof resultsAgeMachine>,
      }),
      placeHold: fromPromise<OrderInfo, PlaceHoldInput>(async ({ input }) => {
        if (!input.acceptedTotal) tellEarlyRefusal(input.offerIds);
        return ask(() =>
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
        );
      }),
      orderCheckout: wiredCheckout(deps, {
        hold: flightSessionMachine,
        submitDetails: submitPassengers(api, drafts),
      }),
    } satisfies PortsOf<typeof flightBookingMachine>,
  });
}
