import { checkoutRoute } from '#machines/core/checkout-route.ts';
import type { TourRoute } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: TourBookingView): TourRoute {
  return view.kind === 'viewing' ? { indicatePage: 'results', orderId: null } : checkoutRoute(view);
}
