import type { FlightRoute } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';

/** The route of a view; the bridge corrects a URL that differs. */
export function routeOf(view: FlightBookingView): FlightRoute {
  switch (view.kind) {
    case 'idle':
      return { indicatePage: 'results', path: 'departing', orderId: null };
    case 'results':
      return { indicatePage: 'results', path: view.path, orderId: view.held?.orderId ?? null };
    case 'passengers':
      return { indicatePage: 'passengers', path: 'departing', orderId: view.orderId };
    case 'review':
      return { indicatePage: 'confirm', path: 'departing', orderId: view.orderId };
    case 'expired':
      return { indicatePage: view.page, path: 'departing', orderId: view.orderId };
    case 'resuming':
      return { indicatePage: view.page, path: 'departing', orderId: view.orderId };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
      return { indicatePage: 'issue', path: 'departing', orderId: view.orderId };
  }
}
