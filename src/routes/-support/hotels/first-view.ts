import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { isAtRest } from '#src/platform/core/checkout/at-rest.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { hotelInput } from '#src/routes/-support/hotels/hotel-input.ts';
import { liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';

/**
 * The first view of the page's machine, which the server sends: the browser draws it until the machine is needed. Null
 * where the machine must run at once, and in the browser, which loads the machine before it draws a page.
 */
export async function firstHotelView(
  context: AppContext,
  data: HotelsData,
  documents: Documents | null,
  page: IndicatePage,
  /** Including one-time parameters. */
  wholeUrl: HotelUrl,
): Promise<HotelBookingView | null> {
  const { enterHotelBooking } = await liveHotelFlow.preload();
  if (!import.meta.env.SSR) return null;
  const flow = enterHotelBooking(context, hotelInput(data, page, wholeUrl), createServerClock(context.now), {
    ...data,
    documents,
  });
  const flowView = flow.read();
  return isAtRest(flowView) ? flowView.view : null;
}
