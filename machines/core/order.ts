import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import { wasPaid } from '#domain/core/status-questions.ts';
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
  /** What is paid after the order was confirmed: the rest after a deposit, or the difference of a change. Left out where there is none. */
  readonly rest?: 'due' | 'atBank' | 'paid';
  /** Time by which it must be paid, server epoch ms. */
  readonly restDueAt?: number;
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
  ...restOf(order),
});

/** A payment for the rest or for a difference leaves the status of its order as it is, so its own end says how it stands. */
function restOf({ status, due, payment }: OrderCore): Pick<OrderInfo, 'rest' | 'restDueAt'> {
  const last = payment?.purpose === 'balance' || payment?.purpose === 'difference' ? payment.status : null;
  if (last === 'started') return { rest: 'atBank' };
  if (due && wasPaid(status)) return { rest: 'due', ...(due.dueAt === null ? {} : { restDueAt: due.dueAt }) };
  return last === 'succeeded' ? { rest: 'paid' } : {};
}

/** Why an order is left that the traveller did not leave. */
export const HOLD_ENDED: Problem = { code: 'hold_expired', message: 'The hold ended.' };

export type OrderInput = { readonly orderId: string };
