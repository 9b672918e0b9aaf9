import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CheckoutEvent } from '#machines/core/order-checkout/types.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';

export type CheckoutFlow = OrderFlow<
  { readonly view: { readonly kind: string; readonly isSubmitting?: boolean } },
  CheckoutEvent,
  PassengerDraft
>;
