import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { orderPageName, orderPages } from '#src/screens/order-pages.gen.ts';

type AnyOrderPage = ComponentType<OrderPageProps<Order>>;

const PARTS = new Map(
  Object.entries(orderPages).map(([page, load]) => [page, lazyPiece(load as () => Promise<AnyOrderPage>)]),
);

const pageOf = (order: Order): string => `${order.product}/${orderPageName(order)}`;

/**
 * The page of an order, which comes with such orders only. Each receives orders of its own product, which the types of a lookup
 * cannot express.
 */
export function orderPartOf(order: Order) {
  const part = PARTS.get(pageOf(order));
  if (!part) throw new Error(`No page for an order of ${order.product}`);
  return part;
}

/** Its source file, by which the server finds what it needs. */
export const orderSourceOf = (order: Order): string => `src/screens/${pageOf(order)}.tsx`;
