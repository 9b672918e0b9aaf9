import type { TourRoute } from '#machines/tours/tour-booking/types.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: TourBookingView): TourRoute {
  switch (view.kind) {
    case 'viewing':
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
