import { checkoutRoute } from '#machines/core/checkout-route.ts';
import type { FlightRoute } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';

/** The route of a view; the bridge corrects a URL that differs. */
export function routeOf(view: FlightBookingView): FlightRoute {
  switch (view.kind) {
    case 'idle':
      return { indicatePage: 'results', path: 'departing', orderId: null };
    case 'results':
      return { indicatePage: 'results', path: view.path, orderId: view.held?.orderId ?? null };
    default:
      return { ...checkoutRoute(view), path: 'departing' };
  }
}
