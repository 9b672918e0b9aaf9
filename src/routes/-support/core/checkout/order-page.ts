import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { orderPages } from '#src/screens/order-pages.gen.ts';

/**
 * The page of an order. Each is that of its own product and is given orders of it alone, which the types of a lookup cannot
 * say.
 */
export const orderPageOf = ({ product }: Order) => orderPages[product] as ComponentType<OrderPageProps<Order>>;
