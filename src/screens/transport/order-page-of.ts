import type { TransportOrder } from '#domain/transport/orders.ts';

/** Which page an order has: neither brings the code of the other. Asked on the pages of all orders, so that it imports nothing. */
export const orderPageOf = ({ item }: TransportOrder): string => ('rides' in item ? 'OrderPage' : 'RunOrderPage');
