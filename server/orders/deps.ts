import type { Basics } from '#server/basics.ts';
import type { PaymentGateway } from '#server/gateways/payment.ts';
import type { ProductOf } from '#server/orders/product.ts';

/** What every operation gets. */
export type Deps = Basics & {
  readonly gateway: PaymentGateway;
  /** What is sold, by the name that stands with each order. */
  readonly productOf: ProductOf;
};
