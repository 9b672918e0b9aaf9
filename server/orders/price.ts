import { protectionPrice } from '#domain/fares.ts';
import { euro, type Money } from '#domain/money.ts';
import type { Price } from '#domain/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import { discountAt } from '#server/orders/discounts.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

/** What the total of an order is made of; with the protection it has, unless said. */
export function priceOf(order: OrderRow, isProtected = order.protection > 0): Price {
  const fares = euro(order.fares);
  return { fares, discount: euro(order.discount), protection: isProtected ? protectionPrice(fares) : null };
}

/** All that follows fares that changed; for `set` of the order. */
export const pricedAt = async (db: Queryable, order: OrderRow, fares: Money) => ({
  fares: fares.amount,
  protection: order.protection > 0 ? protectionPrice(fares).amount : 0,
  ...(await discountAt(db, order, fares)),
});
