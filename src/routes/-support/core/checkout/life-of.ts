import type { Order } from '#src/platform/core/api/queries.ts';
import { orderLives } from '#src/routes/-support/core/checkout/order-life.gen.ts';
import type { OrderLife } from '#src/routes/-support/core/checkout/order-life.ts';

/** That of an order; undefined where its product has none. */
export function lifeOf(order: Order): OrderLife | undefined {
  const life = Object.entries(orderLives).find(([product]) => product === order.product)?.[1] as OrderLife | undefined;
  return life?.isOf(order) ? life : undefined;
}
