import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { orderPages } from '#src/screens/order-pages.gen.ts';
import { otherOrderPages } from '#src/screens/other-order-pages.gen.ts';

type AnyOrderPage = ComponentType<OrderPageProps<Order>>;
/** Each receives orders of its own product, which the types of a lookup cannot express. */
const partOf = (load: unknown) => lazyPiece(load as () => Promise<AnyOrderPage>);

const PARTS = new Map(Object.entries(orderPages).map(([product, load]) => [product, partOf(load)]));
const OTHERS = Object.entries(otherOrderPages).map(([product, { isOf, source, load }]) => ({
  isOf: (order: Order) => order.product === product && (isOf as (one: Order) => boolean)(order),
  source,
  part: partOf(load),
}));

const otherOf = (order: Order) => OTHERS.find(({ isOf }) => isOf(order));

/** The page of an order, which comes with such orders only. */
export function orderPartOf(order: Order) {
  const part = otherOf(order)?.part ?? PARTS.get(order.product);
  if (!part) throw new Error(`No page for an order of ${order.product}`);
  return part;
}

/** Its source file, by which the server finds what it needs. */
export const orderSourceOf = (order: Order): string =>
  otherOf(order)?.source ?? `src/screens/${order.product}/OrderPage.tsx`;
