import { checkoutRoute } from '#machines/core/checkout-route.ts';
import type { InsuranceRoute } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: InsurancePurchaseView): InsuranceRoute {
  return view.kind === 'quoting' ? { indicatePage: 'results', orderId: null } : checkoutRoute(view);
}
