import type { CardRoute } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import { checkoutRoute } from '#machines/core/checkout-route.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: CardOrderView): CardRoute {
  return view.kind === 'asking' ? { indicatePage: 'results', orderId: null } : checkoutRoute(view);
}
