import type { ComponentType } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import type { OrderPageProps } from '#src/screens/accounts/profile/OrderScreen.tsx';
import { orderPages } from '#src/screens/order-pages.gen.ts';

/** Each product has its own page component, which receives orders of that product only; the types of a lookup cannot express that. */
export const orderPageOf = ({ product }: Order) => orderPages[product] as ComponentType<OrderPageProps<Order>>;
