import type { OrderStatus } from '#domain/core/order-status.ts';
import type { TransportOrder } from '#domain/transport/orders.ts';
import { family, runOrder } from './run-order.ts';

/** One of a train, which has another page. */
export const otherOrderFor = (status: OrderStatus): TransportOrder => ({ ...runOrder(family), status });
