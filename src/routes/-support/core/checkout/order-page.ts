import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { orderPages } from '#src/screens/order-pages.gen.ts';

type AnyOrderPage = ComponentType<OrderPageProps<Order>>;
type Product = keyof typeof orderPages;

const PARTS = new Map(
  Object.entries(orderPages).map(([product, load]) => [product, lazyPiece(load as () => Promise<AnyOrderPage>)]),
);

/**
 * The page of a product's order, which comes with its orders only. Each receives orders of its own product, which the types of a lookup
 * cannot express.
 */
export function orderPartOf({ product }: { readonly product: Product }) {
  const part = PARTS.get(product);
  if (!part) throw new Error(`No page for an order of ${product}`);
  return part;
}

/** Its source file, by which the server finds what it needs. */
export const orderSourceOf = ({ product }: { readonly product: Product }): string =>
  `src/screens/${product}/OrderPage.tsx`;
