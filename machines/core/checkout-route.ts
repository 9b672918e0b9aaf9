import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';

/** Where a page of the checkout belongs: its step and its order. A product adds what else its addresses say. */
export function checkoutRoute(view: CheckoutPageView): {
  readonly indicatePage: IndicatePage;
  readonly orderId: string;
} {
  const { orderId } = view;
  switch (view.kind) {
    case 'passengers':
      return { indicatePage: 'passengers', orderId };
    case 'review':
      return { indicatePage: 'confirm', orderId };
    case 'expired':
    case 'resuming':
      return { indicatePage: view.page, orderId };
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
      return { indicatePage: 'issue', orderId };
  }
}
