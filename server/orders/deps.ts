import type { Basics } from '#server/basics.ts';
import type { PaymentGateway } from '#server/gateways/payment.ts';
import type { ProductOf } from '#server/orders/product.ts';

export type Deps = Basics & {
  readonly gateway: PaymentGateway;
  readonly productOf: ProductOf;
};
