import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { FlightUrl } from '#src/platform/flights/flight-url.ts';
import { firstView } from '#src/routes/-support/core/checkout/first-view.ts';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import { liveFlow } from '#src/routes/-support/flights/flight-screens.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

/** Null where the machine must run at once, and in the browser. */
export function firstFlightView(
  context: AppContext,
  data: FlightsData,
  documents: Documents | null,
  page: IndicatePage,
  url: FlightUrl,
): Promise<FlightBookingView | null> {
  return firstView(context, liveFlow.preload(), ({ enterFlightBooking }, clock) =>
    enterFlightBooking(context, flowInput(data, page, url), clock, { ...data, documents }),
  );
}
