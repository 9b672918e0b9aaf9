import { euro, type Money } from '#domain/core/money.ts';
import type { Price } from '#domain/core/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import { discountAt } from '#server/orders/discounts.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';

/** What the total of an order is made of, with the protection that it has. */
export const priceOf = (order: OrderRow): Price => ({
  fares: euro(order.fares),
  discount: euro(order.discount),
  protection: order.protection > 0 ? euro(order.protection) : null,
});

/** The same with the protection that is asked for now; none where none is sold. */
export const priceWith = (order: OrderRow, isProtected: boolean, product: Product): Price => ({
  ...priceOf(order),
  protection: isProtected ? product.protectionPrice(euro(order.fares)) : null,
});

/** All that follows a price that changed; for `set` of the order. */
export const pricedAt = async (db: Queryable, order: OrderRow, fares: Money, product: Product) => ({
  fares: fares.amount,
  protection: order.protection > 0 ? (product.protectionPrice(fares)?.amount ?? 0) : 0,
  ...(await discountAt(db, order, fares)),
});
