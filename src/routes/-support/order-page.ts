import type { ComponentType } from 'react';
import type { Order } from '#src/platform/queries.ts';
import { orderPages } from '#src/screens/order-pages.gen.ts';
import type { OrderPageProps } from '#src/screens/profile/OrderScreen.tsx';

/**
 * The page of an order. Each is that of its own product and is given orders of it alone, which the types of a lookup cannot
 * say.
 */
export const orderPageOf = ({ product }: Order) => orderPages[product] as ComponentType<OrderPageProps<Order>>;
