import type { OrderStatus } from '#domain/core/order-status.ts';
import type { Problem } from '#domain/core/problem.ts';
import { wasPaid } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderCore = components['schemas']['OrderCore'];

/** What is paid after an order was confirmed: the rest after its deposit, or the difference of a change. */
export type LatePart = 'rest' | 'difference';

export type LatePayment = {
  readonly status: 'due' | 'atBank' | 'paid';
  /** Time by which it must be paid, server epoch ms. */
  readonly dueAt?: number;
};

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
} & {
  /** Left out where nothing of it is due, at the bank or paid. */
  readonly [part in LatePart]?: LatePayment;
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
  ...latePayment(order, 'rest'),
  ...latePayment(order, 'difference'),
});

const PURPOSES = { rest: 'balance', difference: 'difference' } as const;

/** Such a payment leaves the status of its order as it is, so its own end says how it stands. */
function latePayment({ status, due, payment }: OrderCore, part: LatePart): Pick<OrderInfo, LatePart> {
  const last = payment?.purpose === PURPOSES[part] ? payment.status : null;
  if (last === 'started') return { [part]: { status: 'atBank' } };
  if (due?.purpose === PURPOSES[part] && wasPaid(status)) {
    return { [part]: { status: 'due', ...(due.dueAt === null ? {} : { dueAt: due.dueAt }) } };
  }
  return last === 'succeeded' ? { [part]: { status: 'paid' } } : {};
}

/** Why an order is left that the traveller did not leave. */
export const HOLD_ENDED: Problem = { code: 'hold_expired', message: 'The hold ended.' };

export type OrderInput = { readonly orderId: string };
