import { euro } from '#domain/core/money.ts';
import type { Price } from '#domain/core/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import { discountAt } from '#server/orders/discounts.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { Priced, Product } from '#server/orders/product.ts';

export const priceOf = (order: OrderRow): Price => ({
  fares: euro(order.fares),
  discount: euro(order.discount),
  protection: order.protection > 0 ? euro(order.protection) : null,
});

/** The same with the requested protection; null where the product sells none. */
export const priceWith = (order: OrderRow, isProtected: boolean, product: Product): Price => ({
  ...priceOf(order),
  protection: isProtected ? product.payment.protectionPrice(euro(order.fares)) : null,
});

/** Columns that follow from changed fares; for `set` of the order. */
export const pricedAt = async (
  db: Queryable,
  order: OrderRow,
  { detail, fares }: Priced<unknown>,
  product: Product,
) => ({
  fares: fares.amount,
  protection: order.protection > 0 ? (product.payment.protectionPrice(fares)?.amount ?? 0) : 0,
  ...(await discountAt(db, order, { fares, base: product.payment.discountable(detail, fares) })),
});
