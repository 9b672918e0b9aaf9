import { checkoutRoute } from '#machines/core/checkout-route.ts';
import type { HotelRoute } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';

const NOWHERE: HotelRoute = { indicatePage: 'results', hotelLink: null, orderId: null, inquiryId: null };

/** The route of a view; the bridge corrects a URL that differs. */
export function routeOf(view: HotelBookingView): HotelRoute {
  switch (view.kind) {
    case 'idle':
    case 'reading':
      return NOWHERE;
    case 'results':
      return { ...NOWHERE, orderId: view.held?.orderId ?? null };
    case 'hotel':
      return { ...NOWHERE, hotelLink: view.hotel.hotelLink, orderId: view.held?.orderId ?? null };
    case 'inquiry':
      return {
        ...NOWHERE,
        hotelLink: view.hotelLink,
        inquiryId: view.inquiry.inquiryId,
        orderId: view.held?.orderId ?? null,
      };
    default:
      return { ...NOWHERE, ...checkoutRoute(view) };
  }
}
