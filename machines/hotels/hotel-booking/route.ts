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
    case 'passengers':
      return { ...NOWHERE, indicatePage: 'passengers', orderId: view.orderId };
    case 'review':
      return { ...NOWHERE, indicatePage: 'confirm', orderId: view.orderId };
    case 'expired':
    case 'resuming':
      return { ...NOWHERE, indicatePage: view.page, orderId: view.orderId };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
      return { ...NOWHERE, indicatePage: 'issue', orderId: view.orderId };
  }
}
