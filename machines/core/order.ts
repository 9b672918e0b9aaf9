import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderCore = components['schemas']['OrderCore'];

/** The part of an order that machines decide by; the order itself is in the query cache. */
export type OrderInfo = {
  readonly orderId: string;
  readonly status: OrderStatus;
  /** End of the hold, server epoch ms. */
  readonly deadlineAt: number;
  readonly extensionsLeft: number;
  readonly hasPassengers: boolean;
  /** Number of the next payment attempt. Order id and attempt form its idempotency key. */
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

/** Why an order is left that the traveller did not leave. */
export const HOLD_ENDED: Problem = { code: 'hold_expired', message: 'The hold ended.' };

export type OrderInput = { readonly orderId: string };
