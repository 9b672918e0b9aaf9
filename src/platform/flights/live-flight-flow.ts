import type { PassengerDraft } from '#domain/core/passengers.ts';
import { searchOf } from '#machines/flights/flight-booking/context.ts';
import type { FlightBookingEvent, FlightBookingInput } from '#machines/flights/flight-booking/types.ts';
import { flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredFlightBooking } from '#src/platform/flights/flight-actors.ts';
import type { FlightFlow, FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import { flightOrderOf } from '#src/platform/flights/flight-order.ts';
import { availabilityQuery } from '#src/platform/flights/flight-queries.ts';

export type KnownDocuments = Pick<FlightFlowView, 'search' | 'availability' | 'order' | 'documents'>;

/** Creates a flow with its machine, actors and documents. Not started: the server reads only its first view. */
export function createLiveFlow(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'flights');
  const { api, queryClient } = parts;
  seed(parts, known, [[availabilityQuery(api, known.search).queryKey, known.availability]]);
  const machine = wiredFlightBooking({ ...parts, announce });
  const actor = createFlow(machine, { input, clock });
  const flow: FlightFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: flightBookingView,
    orderOf: flightOrderOf,
    moreOf: ({ context }, last: Pick<FlightFlowView, 'search' | 'availability'> | null) => {
      const search = searchOf(context);
      return {
        search: last && JSON.stringify(last.search) === JSON.stringify(search) ? last.search : search,
        availability: queryClient.getQueryData(availabilityQuery(api, search).queryKey) ?? null,
      };
    },
    keysOf: ({ search }) => [availabilityQuery(api, search).queryKey],
  });
  return { ...createPurchase(actor, flow, ({ context }) => context.confirmInfo), actor };
}

// State of the browser's single page; never used on the server.
const bookings = createPurchases<FlightFlowView, FlightBookingEvent, PassengerDraft>();

/** The booking of this tab that the page belongs to, or a new one. */
export const enterFlightBooking = entryTo(bookings, createLiveFlow);

export const bookingNow = (): FlightFlowView | null => bookings.now();
