import type { OrderStatus } from '#domain/core/order-status.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { HELD_UNTIL, ORDER_ID } from '#machines/core/testing/moment.ts';

export const orderInfo = (status: OrderStatus, more: Partial<OrderInfo> = {}): OrderInfo => ({
  orderId: ORDER_ID,
  status,
  deadlineAt: HELD_UNTIL,
  extensionsLeft: 10,
  hasPassengers: status !== 'held',
  nextAttempt: 1,
  declineReason: null,
  promisedAt: null,
  ...more,
});
