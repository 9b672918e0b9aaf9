import type { ToursRoute } from '#machines/tours/tours-booking/types.ts';
import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: ToursBookingView): ToursRoute {
  switch (view.kind) {
    case 'asking':
      return { indicatePage: 'results', orderId: null };
    case 'passengers':
      return { indicatePage: 'passengers', orderId: view.orderId };
    case 'review':
      return { indicatePage: 'confirm', orderId: view.orderId };
    case 'expired':
    case 'resuming':
      return { indicatePage: view.page, orderId: view.orderId };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
      return { indicatePage: 'issue', orderId: view.orderId };
  }
}
