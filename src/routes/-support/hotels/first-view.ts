import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { firstView } from '#src/routes/-support/core/checkout/first-view.ts';
import type { HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { hotelInput } from '#src/routes/-support/hotels/hotel-input.ts';
import { liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';

/** Null where the machine must run at once, and in the browser. */
export function firstHotelView(
  context: AppContext,
  data: HotelsData,
  documents: Documents | null,
  page: IndicatePage,
  /** Including one-time parameters. */
  wholeUrl: HotelUrl,
): Promise<HotelBookingView | null> {
  return firstView(context, liveHotelFlow.preload(), ({ enterHotelBooking }, clock) =>
    enterHotelBooking(context, hotelInput(data, page, wholeUrl), clock, { ...data, documents }),
  );
}
