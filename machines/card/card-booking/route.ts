import type { CardRoute } from '#machines/card/card-booking/types.ts';
import type { CardBookingView } from '#machines/card/card-booking/view.ts';
import { checkoutRoute } from '#machines/core/checkout-route.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: CardBookingView): CardRoute {
  return view.kind === 'asking' ? { indicatePage: 'results', orderId: null } : checkoutRoute(view);
}
