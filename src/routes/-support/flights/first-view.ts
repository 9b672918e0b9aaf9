import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { isAtRest } from '#src/platform/core/checkout/at-rest.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { FlightUrl } from '#src/platform/flights/flight-url.ts';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import { liveFlow } from '#src/routes/-support/flights/flight-screens.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

/**
 * The first view of the page's machine, which the server sends: the browser draws it until the machine is needed. Null
 * where the machine must run at once, and in the browser, which loads the machine before it draws a page.
 */
export async function firstFlightView(
  context: AppContext,
  data: FlightsData,
  documents: Documents | null,
  page: IndicatePage,
  url: FlightUrl,
): Promise<FlightBookingView | null> {
  const { enterFlightBooking } = await liveFlow.preload();
  if (!import.meta.env.SSR) return null;
  const flow = enterFlightBooking(context, flowInput(data, page, url), createServerClock(context.now), {
    ...data,
    documents,
  });
  const flowView = flow.read();
  return isAtRest(flowView) ? flowView.view : null;
}
