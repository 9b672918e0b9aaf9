import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderCore = components['schemas']['OrderCore'];

/** What a machine must know of an order to decide; the order itself lies in the query cache. */
export type OrderInfo = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** Until when the seats are held, server epoch ms. */
  readonly deadlineAt: number;
  readonly extensionsLeft: number;
  readonly hasPassengers: boolean;
  /** Number of the next payment attempt; with the order's id it is the idempotency key of that attempt. */
  readonly nextAttempt: number;
  readonly declineReason: components['schemas']['DeclineReason'] | null;
  readonly promisedAt: number | null;
};

export const orderInfoOf = (order: OrderCore): OrderInfo => ({
  orderId: order.orderId,
  status: order.status,
  deadlineAt: order.deadlineAt,
  extensionsLeft: order.extensionsLeft,
  hasPassengers: order.passengers.length > 0,
  nextAttempt: (order.payment?.attempt ?? 0) + 1,
  declineReason: order.payment?.declineReason ?? null,
  promisedAt: order.promisedAt,
});

/** Why an order is left that nobody asked to leave. */
export const HOLD_ENDED: Problem = { code: 'hold_expired', message: 'The hold ended.' };

export type OrderInput = { readonly orderId: string };
