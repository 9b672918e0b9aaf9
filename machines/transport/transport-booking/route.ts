import { checkoutRoute } from '#machines/core/checkout-route.ts';
import type { TransportRoute } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: TransportBookingView): TransportRoute {
  return view.kind === 'asking' ? { indicatePage: 'results', orderId: null } : checkoutRoute(view);
}
