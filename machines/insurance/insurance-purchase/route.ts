import type { InsuranceRoute } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';

/** Where a view belongs; the bridge corrects a URL that says otherwise. */
export function routeOf(view: InsurancePurchaseView): InsuranceRoute {
  switch (view.kind) {
    case 'quoting':
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
